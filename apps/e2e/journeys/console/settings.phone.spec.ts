import type { Locator } from '@playwright/test';
import { addStaff } from '../../src/add-staff.ts';
import { expectFits } from '../../src/expect-fits.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs, placeOrder } from '../../src/staff.ts';

const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN;
const bottom = async (of: Locator) => await of.evaluate((element) => element.getBoundingClientRect().bottom);

// The shop has a single row of settings, and the second to save gets a question.
test.describe.configure({ mode: 'default' });

test('an owner sets what the terms leave open; the page follows, and back', async ({ page, request, database }) => {
  const terms = async () => (await request.get('/tearms_condition')).text();
  await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/settings');
  const law = page.getByLabel('Law of the terms, in English', { exact: true });
  const before = await law.inputValue();
  const after = `the laws of Bangladesh and of ${test.info().project.name}`;
  await law.fill(after);
  await page.getByLabel('Facebook', { exact: true }).fill('haat.example');
  await expect(page.getByText('2 changes not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A full address, please: https://…')).toBeVisible();
  await expect(page.getByLabel('Facebook', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Facebook', { exact: true }).fill('https://www.facebook.com/haat.example');
  await expect(page.getByText('1 change not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 change not saved')).toBeHidden();
  await expect.poll(terms).toContain(after);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(law).toHaveValue(before);
  await expect.poll(terms).not.toContain(after);

  const words = page.getByLabel('What to say, in English');
  const said = await words.inputValue();
  await words.fill('You ordered {when}.');
  await page.getByRole('button', { name: 'Save' }).click();
  const wrong = page.getByText('{when} means nothing.');
  await expect(wrong).toBeVisible();
  await expect(words).toBeFocused();
  // The whole field and its error are above the bar.
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await expect.poll(async () => (await bottom(wrong)) <= (await top(bar))).toBe(true);
  expect(await top(words)).toBeGreaterThan(await bottom(page.getByRole('banner')));
  await words.fill(said);
  await expect(page.getByText('change not saved')).toBeHidden();

  await page.getByRole('button', { name: 'বাংলা', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByRole('heading', { name: 'দোকানের সেটিংস' })).toBeVisible();
  await expectFits(page);
});

test("an owner writes the line at the top and 'About us'; the pages follow, and back", async ({
  page,
  request,
  database,
}) => {
  const shown = async (path: string) => (await request.get(path)).text();
  await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/settings');
  await page.getByLabel('Welcome, in English').fill('Eid is near');
  await page.getByLabel('Introduction, in Bangla').fill('উনিশশো একাত্তর থেকে।');
  await page.getByLabel('Promises, in English').fill('On time.\nWithin reach.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('3 changes not saved')).toBeHidden();
  await expect.poll(() => shown('/')).toContain('Eid is near');
  await expect.poll(() => shown('/about_us')).toContain('<li>Within reach.</li>');
  await expect.poll(() => shown('/bn/about_us')).toContain('উনিশশো একাত্তর থেকে।');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => shown('/')).toContain('Welcome to Haat');
  await expect.poll(() => shown('/about_us')).toContain('<li>We deliver all over Bangladesh.</li>');
});

test('an owner says when the courier comes; whoever hands over reads it', async ({ page, request, database }) => {
  const number = await placeOrder(request);
  await database.query("UPDATE orders SET status = 'packed' WHERE order_number = $1", [number]);
  await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/settings');
  await page.getByLabel('Courier comes at').fill('14:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 change not saved')).toBeHidden();
  await page.goto('/admin/orders?view=handover');
  await expect(page.getByText('The courier comes at 14:00')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText('courier comes at 14:00')).toBeVisible();
  await page.goto('/admin/settings');
  await page.getByLabel('Courier comes at').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 change not saved')).toBeHidden();
});

test('an owner says how few pieces are low in stock; the list of products follows', async ({ page, database }) => {
  await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/settings');
  const field = page.getByLabel('Low in stock at');
  await expect(field).toHaveValue('5');
  const store = async (pieces: string) => {
    await field.selectOption(pieces);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('1 change not saved')).toBeHidden();
  };
  await store('20 pieces');
  await expectAccessible(page);
  const { rows } = await database.query(
    'SELECT count(*)::int FROM products WHERE retired_at IS NULL AND stock BETWEEN 1 AND 20',
  );
  await page.goto('/admin/products?view=low');
  await expect(page.getByText('At most 20 left')).toBeVisible();
  await expect(page.getByRole('link', { name: `Low in stock ${rows[0].count}` })).toBeVisible();
  await page.goto('/admin/settings');
  await store('5 pieces');
});

test('what an owner types while the settings are being saved stays, and is saved next', async ({ page, database }) => {
  await openAs(page, await addStaff(database, { role: 'owner' }), '/admin/settings');
  const welcome = page.getByLabel('Welcome, in English');
  const note = page.getByLabel('Note, in English', { exact: true });
  const [before, noteBefore] = [await welcome.inputValue(), await note.inputValue()];
  const save = page.getByRole('button', { name: 'Save' });
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/api/admin/settings', async (route) => {
    if (route.request().method() === 'POST') await sent;
    await route.continue();
  });
  await welcome.fill('Eid is near');
  await save.click();
  await expect(save).toBeDisabled();
  await welcome.press('End');
  await welcome.pressSequentially(' now');
  await note.fill('Typed later');
  send();
  await expect(page.getByText('The shop shows it from now on.')).toBeVisible();
  await expect(page.getByText('2 changes not saved')).toBeVisible();
  await expect(welcome).toHaveValue('Eid is near now');
  await expect(note).toHaveValue('Typed later');
  await expect(note).toBeFocused();
  await save.click();
  await expect(page.getByText('2 changes not saved')).toBeHidden();
  await page.reload();
  await expect(welcome).toHaveValue('Eid is near now');
  await expect(note).toHaveValue('Typed later');
  await welcome.fill(before);
  await note.fill(noteBefore);
  await save.click();
  await expect(page.getByText('2 changes not saved')).toBeHidden();
});

test('two owners who change the same setting save it together, and that is the end of it', async ({
  page,
  browser,
  baseURL,
  database,
}) => {
  const owner = () => addStaff(database, { role: 'owner' });
  await openAs(page, await owner(), '/admin/settings');
  const welcome = page.getByLabel('Welcome, in English');
  const before = await welcome.inputValue();
  await welcome.fill('Mine');

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  await openAs(other, await owner(), '/admin/settings');
  await other.getByLabel('Welcome, in English').fill('Theirs');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('1 change not saved')).toBeHidden();
  await context.close();

  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Two people changed this' });
  await question.getByRole('button', { name: 'Save together' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('1 change not saved')).toBeHidden();
  await expect(welcome).toHaveValue('Mine');
  await welcome.fill(before);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 change not saved')).toBeHidden();
});
