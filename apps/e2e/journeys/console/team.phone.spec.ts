import { addStaff } from '../../src/add-staff.ts';
import { dragWithFinger } from '../../src/drag.ts';
import { expect, expectAccessible, test } from '../../src/shop-test.ts';
import { openAs } from '../../src/staff.ts';

test("somebody of 'About us' is described anew, the page follows, and it is taken back", async ({
  page,
  request,
  database,
}) => {
  const { rows } = await database.query<{ title: string; designation: string }>(
    'SELECT title, designation FROM team_members ORDER BY position, id LIMIT 1',
  );
  const { title = '', designation = '' } = rows[0] ?? {};
  const shown = async () => (await request.get('/api/about-us')).text();
  await openAs(page, await addStaff(database), '/admin/team');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('region', { name: title });
  await form.getByLabel('E-mail', { exact: true }).fill('nobody');
  await form.getByLabel('Role in English', { exact: true }).fill('Keeper of the keys');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await form.getByLabel('E-mail', { exact: true }).fill('keys@haat.example');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${title} is saved.`)).toBeVisible();
  await expect.poll(shown).toContain('Keeper of the keys');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shown).toContain(designation);
  await expect.poll(shown).not.toContain('Keeper of the keys');
});

test('people are put in order by a finger, and it is taken back', async ({ page, database }) => {
  const order = async () =>
    (await database.query<{ title: string }>('SELECT title FROM team_members ORDER BY position, id')).rows.map(
      ({ title }) => title,
    );
  const before = await order();
  const [first = '', second = '', ...others] = before;
  await openAs(page, await addStaff(database), '/admin/team');
  const grip = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
  await dragWithFinger(page, grip(second), grip(first));
  await expect.poll(order).toEqual([second, first, ...others]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(order).toEqual(before);
});
