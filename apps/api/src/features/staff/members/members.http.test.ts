import { expect, test } from 'vitest';
import { makeStaff, openStaffSession } from '../../../../test/data/make-staff.ts';
import { readMails } from '../../../../test/read-mails.ts';
import { makeStaffWithFactor, postToConsole, signInStaff } from '../../../../test/data/sign-in-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const shop = await startTestApp();
const { http, services } = shop;
const owner = await makeStaff(services, { role: 'owner', fullName: 'Nusrat Jahan' });
const asOwner = (path: string, body: object = {}) => postToConsole(shop, path, body, owner.headers['cookie']);
const list = async () => (await http.get('/api/admin/staff').set(owner.headers).expect(200)).body.data;
const entryOf = async (id: string) => (await list()).find((each: { id: string }) => each.id === id);
const freshEmail = () => `rakibul-${crypto.randomUUID()}@haat.test`;

const statusOfAccepting = async (token: string) =>
  (await postToConsole(shop, 'invitation', { token, password: 'of my own!!' })).status;

async function linkIn(email: string): Promise<string> {
  const text = (await readMails(services, email)).at(-1)?.text ?? '';
  return /\/admin\/invitation#([\w-]{43})/.exec(text)?.[1] ?? '';
}

test.each([
  ['en', 'You are invited to the console of Haat'],
  ['bn', 'হাটের কনসোলে কাজ করার আমন্ত্রণ'],
])(
  'an invitation in %s goes by mail, sets the password and opens the console with its role',
  async (locale, subject) => {
    const email = freshEmail();
    const { body } = await asOwner('staff', { email, full_name: 'Rakibul Hasan', role: 'operator', locale }).expect(
      201,
    );
    expect(await entryOf(body.data.id)).toMatchObject({
      email,
      role: 'operator',
      state: 'invited',
      last_seen_at: null,
    });
    const [mail] = await readMails(services, email);
    expect(mail?.subject).toBe(subject);
    const stored = await services.pool.query('SELECT secret, text FROM mails WHERE recipient = $1', [email]);
    expect(JSON.stringify(stored.rows)).not.toContain(await linkIn(email));

    const accepted = await postToConsole(shop, 'invitation', { token: await linkIn(email), password: 'of my own!!' });
    expect(accepted.body.data).toMatchObject({ email, role: 'operator', next: null });
    expect(await entryOf(body.data.id)).toMatchObject({ state: 'active', link_valid_until: null });
  },
);

test('somebody who has access is not invited twice, not even by two owners at once', async () => {
  const invitation = { email: freshEmail(), full_name: 'Rakibul Hasan', role: 'staff' };
  const statuses = await Promise.all(
    Array.from({ length: 4 }, async () => (await asOwner('staff', invitation)).status),
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409]);
  expect(await readMails(services, invitation.email)).toHaveLength(1);
});

test('a new link replaces the former one', async () => {
  const staff = await makeStaff(services);
  await asOwner(`staff/${staff.staffId}/link`, {}).expect(200);
  const first = await linkIn(staff.email);
  await asOwner(`staff/${staff.staffId}/link`, { locale: 'bn' }).expect(200);
  const second = await linkIn(staff.email);
  expect([first === second, await statusOfAccepting(first), await statusOfAccepting(second)]).toEqual([
    false,
    422,
    200,
  ]);
  const subjects = (await readMails(services, staff.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Set a password for the console of Haat', 'হাটের কনসোলের পাসওয়ার্ড দেওয়ার লিংক']);
});

test('a changed role opens and closes at once', async () => {
  const staff = await makeStaff(services);
  const statusOfList = async () => (await http.get('/api/admin/staff').set(staff.headers)).status;
  expect(await statusOfList()).toBe(403);
  await asOwner(`staff/${staff.staffId}/role`, { role: 'owner' }).expect(200);
  expect(await statusOfList()).toBe(200);
  await asOwner(`staff/${staff.staffId}/role`, { role: 'staff' }).expect(200);
  const { body } = await http.get('/api/admin/staff').set(staff.headers).expect(403);
  expect(body).toMatchObject({ code: 'FORBIDDEN', data: { needs: 'owner', ask: ['Nusrat Jahan'] } });
  expect(body.message).toBe('This needs the role "owner". Ask Nusrat Jahan.');
});

test('ended access ends every session and link; an invitation begins anew under the same name', async () => {
  const staff = await makeStaffWithFactor(shop);
  const other = await openStaffSession(services, staff.staffId);
  await asOwner(`staff/${staff.staffId}/link`).expect(200);
  const token = await linkIn(staff.email);
  await asOwner(`staff/${staff.staffId}/end`).expect(200);
  for (const headers of [staff.headers, other]) await http.get('/api/admin/session').set(headers).expect(401);
  expect((await signInStaff(shop, staff)).answer.status).toBe(401);
  expect((await postToConsole(shop, 'invitation', { token, password: 'of my own!!' })).status).toBe(422);
  expect(await entryOf(staff.staffId)).toMatchObject({ state: 'ended', second_factor: false });
  for (const path of ['link', 'role', 'end', 'second-factor-reset'])
    expect((await asOwner(`staff/${staff.staffId}/${path}`, { role: 'staff' })).status).toBe(404);

  const { body } = await asOwner('staff', { email: staff.email, full_name: 'Rakibul', role: 'staff' }).expect(201);
  expect(body.data.id).toBe(staff.staffId);
  expect((await signInStaff(shop, staff)).answer.status).toBe(401);
  const again = await postToConsole(shop, 'invitation', { token: await linkIn(staff.email), password: 'of my own!!' });
  expect(again.body.data).toMatchObject({ full_name: 'Rakibul', role: 'staff', second_factor: false, next: null });
});

test('a lost second factor is reset, and the sessions of the lost phone end', async () => {
  const staff = await makeStaffWithFactor(shop);
  const { cookie = '' } = await openStaffSession(services, staff.staffId);
  await asOwner(`staff/${staff.staffId}/second-factor-reset`).expect(200);
  await http.get('/api/admin/session').set('cookie', cookie).expect(401);
  expect((await signInStaff(shop, staff)).answer.body.data).toMatchObject({ second_factor: false, next: null });
  expect(await services.db.staffRecoveryCode.count({ where: { staffId: staff.staffId } })).toBe(0);
});

test('the list has owners first and those whose access has ended last', async () => {
  const members: { role: string; state: string }[] = await list();
  const ranks = members.map(({ role, state }) =>
    state === 'ended' ? 3 : ['owner', 'operator', 'staff'].indexOf(role),
  );
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect(JSON.stringify(members)).not.toMatch(/argon2id|hash/i);
});

test('every change is in the audit log, by whom and what it was before', async () => {
  const staff = await makeStaff(services);
  await asOwner(`staff/${staff.staffId}/role`, { role: 'operator' }).expect(200);
  await asOwner(`staff/${staff.staffId}/end`).expect(200);
  const query = `subject_kind=staff&subject_id=${staff.staffId}`;
  const { body } = await http.get(`/api/admin/audit-log?${query}`).set(owner.headers).expect(200);
  const who = { id: owner.staffId, full_name: 'Nusrat Jahan' };
  expect(body.data).toMatchObject([
    { who, action: 'adminStaffEnd', before: { access: true }, after: { access: false } },
    { who, action: 'adminStaffRole', before: { role: 'staff' }, after: { role: 'operator' } },
  ]);
});
