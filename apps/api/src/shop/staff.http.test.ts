import { expect, test } from 'vitest';
import { readMails } from '../../test/read-mails.ts';
import { makeStaffWithFactor, postToConsole, signInStaff } from '../../test/data/sign-in-staff.ts';
import { placesOf, startTestApp } from '../../test/test-app.ts';
import { runShopCommand } from './commands.ts';

const shop = await startTestApp();
const { services } = shop;

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const environment = { NODE_ENV: 'test', ...placesOf(services) };
  await runShopCommand({ words: ['staff', ...words], environment, print: (line) => lines.push(line) });
  return lines.join('\n');
}

const tokenIn = (said: string) => /http:\/\/localhost:3000\/admin\/invitation#([\w-]{43})$/m.exec(said)?.[1] ?? '';

test('the first owner is added on the server, and cannot be removed there either', async () => {
  expect(await run('list')).toContain('Nobody works in the console: shop staff add EMAIL --role owner');
  const said = await run('add', ' First@Haat.test', '--role', 'owner', '--name', 'Nusrat Jahan');
  const [mail] = await readMails(services, 'first@haat.test');
  expect(mail?.text).toContain(tokenIn(said));
  const accepted = await postToConsole(shop, 'invitation', { token: tokenIn(said), password: 'of my own!!' });
  expect(accepted.body.data).toMatchObject({ email: 'first@haat.test', role: 'owner' });
  expect(await run('list')).toMatch(
    /^first@haat\.test {2}"Nusrat Jahan" {2}owner {2}active {2}no second factor {2}last seen 20/,
  );
  await expect(run('remove', 'first@haat.test')).rejects.toThrow('This is the only owner.');
  await expect(run('role', 'first@haat.test', 'staff')).rejects.toThrow('This is the only owner.');
});

test('link, role, reset and remove', async () => {
  const staff = await makeStaffWithFactor(shop);
  const link = await run('link', staff.email, '--bangla');
  expect((await readMails(services, staff.email)).at(-1)?.subject).toBe('হাটের কনসোলের পাসওয়ার্ড দেওয়ার লিংক');
  const password = 'of my own!!';
  const accepted = await postToConsole(shop, 'invitation', { token: tokenIn(link), password });
  expect(accepted.body.data.next).toBe('code');
  expect(await run('role', staff.email, 'operator')).toContain('has the role operator now');
  await run('reset', staff.email);
  const { answer } = await signInStaff(shop, { email: staff.email, password });
  expect(answer.body.data).toMatchObject({ role: 'operator', second_factor: false, next: null });
  await run('remove', staff.email);
  expect((await signInStaff(shop, { email: staff.email, password })).answer.status).toBe(401);
  const entries = await services.db.auditEntry.findMany({ where: { subjectId: staff.staffId, staffId: null } });
  expect(entries.map(({ action }) => action)).toEqual([
    'shop staff link',
    'shop staff role',
    'shop staff reset',
    'shop staff remove',
  ]);
});

test.each([
  [['promote', 'a@haat.test'], 'Say what: shop staff list, add,'],
  [['add', 'nobody', '--role', 'owner', '--name', 'N'], 'Name the e-mail address'],
  [['add', 'a@haat.test', '--role', 'boss', '--name', 'N'], 'A role is one of staff, operator, owner.'],
  [['add', 'a@haat.test', '--role', 'staff'], 'Say the name'],
  [['role', 'nobody@haat.test', 'staff'], 'Nobody with access to the console'],
])('%j is refused with one clear line', async (words, message) => {
  await expect(run(...words)).rejects.toThrow(message);
});
