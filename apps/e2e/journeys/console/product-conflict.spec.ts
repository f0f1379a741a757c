import { addStaff } from '../../src/add-staff.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { stockProduct } from '../../src/shopper.ts';
import { openAs } from '../../src/staff.ts';

test('what two people changed is merged field by field', async ({ page, database }) => {
  const { id, title } = await stockProduct(database, { stock: 6, offerPrice: 900 });
  await openAs(page, await addStaff(database), `/admin/products/${id}`);
  await page.getByLabel('English title').fill(`${title}, mine`);
  await page.getByLabel('Bangla title').fill('আমার শাড়ি');
  await database.query("UPDATE products SET title = $2, description = 'Theirs.', version = version + 1 WHERE id = $1", [
    id,
    `${title}, theirs`,
  ]);
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Two people changed this product' });
  await expect(question.getByText('Somebody else saved it while you were changing it.')).toBeVisible();
  await expect(question.getByText('both changed it')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('radio', { name: `${title}, theirs` }).check();
  await question.getByRole('button', { name: 'Save together' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: `${title}, theirs` })).toBeVisible();
  const { rows } = await database.query('SELECT title, title_bn, description FROM products WHERE id = $1', [id]);
  expect(rows).toEqual([{ title: `${title}, theirs`, title_bn: 'আমার শাড়ি', description: 'Theirs.' }]);
});
