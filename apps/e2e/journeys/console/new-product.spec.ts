import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addStaff } from '../../src/add-staff.ts';
import { dragWithFinger, dragWithMouse } from '../../src/drag.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

/** A picture of one colour, drawn by the browser. */
async function drawn(page: Page, colour: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 600 });
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = fill;
      context.fillRect(0, 0, 600, 600);
    }
    return canvas.toDataURL('image/png');
  }, colour);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

const first = async (page: Page) => await page.getByRole('listitem').locator('img').first().getAttribute('src');

test('a product with pictures is added, put in order, seen in the shop in both languages, and retired', async ({
  page,
  database,
  hasTouch,
}) => {
  const title = `Quilt ${randomUUID().slice(0, 6)}`;
  await openAs(page, await addStaff(database), '/admin/products');
  await page.getByRole('link', { name: 'Add product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText('Please fill in this field.').first()).toBeVisible();
  await expectAccessible(page);

  // A reload loses no input.
  await page.getByLabel('English title').fill(title);
  await page.getByLabel('Stock at the beginning').fill('9');
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByLabel('English title')).toHaveValue(title);
  await expect(page.getByLabel('Stock at the beginning')).toHaveValue('9');
  await page.getByLabel('Bangla title').fill('নকশি কাঁথা');
  await page.getByLabel('English description').fill('Stitched by hand.');
  await page.getByLabel('Bangla description').fill('হাতে সেলাই।');
  await page.getByLabel('Price (৳)', { exact: true }).fill('1,500');
  await page.getByLabel('Offer price (৳)').fill('1200');
  const preview = page.getByRole('region', { name: 'Preview, card and page' });
  await preview.getByRole('button', { name: 'বাং' }).click();
  for (const text of ['নকশি কাঁথা', '৳১,২০০', '−২০%']) await expect(preview.getByText(text)).toHaveCount(2);
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Brand').selectOption({ index: 1 });
  await page.getByLabel('Shop', { exact: true }).selectOption({ index: 1 });
  const files = await Promise.all(
    ['#0a6b4d', '#c5301a'].map(async (colour, place) => ({
      name: `${place}.png`,
      mimeType: 'image/png',
      buffer: await drawn(page, colour),
    })),
  );
  await page.getByLabel(/Add pictures/).setInputFiles(files);
  await expect(page.getByText('2 of 8')).toBeVisible();
  await page
    .getByLabel(/Add pictures/)
    .setInputFiles({ name: 'a.txt', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(page.getByText('a.txt cannot be used.')).toBeVisible();
  const before = await first(page);
  const grip = (place: number) => page.getByRole('button', { name: `Move picture ${place} of 2`, exact: true });
  await (hasTouch ? dragWithFinger : dragWithMouse)(page, grip(2), grip(1));
  await expect.poll(() => first(page)).not.toBe(before);
  const after = await first(page);
  await grip(2).focus();
  const saying = async (key: string, text: string) => {
    await page.keyboard.press(key);
    await expect(page.getByRole('status').getByText(text)).toBeAttached();
  };
  for (const end of ['Escape', 'Space']) {
    await saying('Space', 'picture 2 of 2 picked up, at place 2 of 2.');
    // Until the places are measured, a key moves nothing; at the first place, a further one does not either.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('status').getByText('picture 2 of 2 is at place 1 of 2.')).toBeAttached({
        timeout: 1_000,
      });
    }).toPass();
    expect(await first(page)).toBe(after);
    await page.keyboard.press(end);
    if (end === 'Escape')
      await expect(page.getByRole('status').getByText('picture 2 of 2 is back where it was.')).toBeAttached();
  }
  await expect.poll(() => first(page)).toBe(before);
  await page.getByLabel('Move picture 2 of 2 to').selectOption('Place 1');
  await expect.poll(() => first(page)).toBe(after);
  await preview.getByRole('button', { name: 'picture 2 of 2' }).click();
  await expect(preview.locator('img').nth(1)).toHaveAttribute('src', before?.replace('w=320', 'w=480') ?? '');
  await page.getByLabel('What picture 1 of 2 shows, in English').fill('Front, folded');
  await page.getByLabel('What picture 1 of 2 shows, in Bangla').fill('ভাঁজ করা, সামনে');
  await expectAccessible(page);
  for (const [place, colour] of ['Green', 'Red'].entries()) {
    await page.getByRole('button', { name: 'Add colour' }).click();
    await page.getByLabel('Name in English', { exact: true }).nth(place).fill(colour);
    await page.getByLabel('Name in Bangla', { exact: true }).nth(place).fill(colour);
  }
  const gripOf = (colour: string) => page.getByRole('button', { name: `Move ${colour}`, exact: true });
  await (hasTouch ? dragWithFinger : dragWithMouse)(page, gripOf('Red'), gripOf('Green'));
  await expect(page.getByLabel('Name in English', { exact: true }).first()).toHaveValue('Red');
  const photo = await first(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('2 of 8')).toBeVisible();

  const { rows } = await database.query<{ slug: string; photo: string; stock: number }>(
    'SELECT slug, photo, stock FROM products WHERE title = $1',
    [title],
  );
  const [product] = rows;
  expect([`${product?.photo}?w=320`, product?.stock]).toEqual([photo, 9]);
  const path = `/product/product_details/${product?.slug}`;
  const shop = await page.context().newPage();
  await expect(async () => {
    await shop.goto(path);
    await expect(shop.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(shop.getByText('৳1,200').first()).toBeVisible();
  await expect(shop.getByRole('button', { name: /Front, folded/ }).first()).toBeAttached();
  await shop.goto(`/bn${path}`);
  await expect(shop.getByRole('button', { name: /ভাঁজ করা, সামনে/ }).first()).toBeAttached();

  await page.getByRole('button', { name: /Remove picture 2/ }).click();
  await expect(page.getByText('1 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('2 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Retire…' }).click();
  await page.getByRole('button', { name: 'Retire 1', exact: true }).click();
  await expect(page.getByText(`${title} is retired.`)).toBeVisible();
  await expect(async () => {
    expect((await shop.goto(path))?.status()).toBe(410);
  }).toPass();
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
});
