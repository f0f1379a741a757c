import { expect, test } from 'vitest';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { readMails } from '../../../../test/read-mails.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();

async function askForCode(email: string): Promise<string> {
  const answer = await http.post('/api/forget_password').send({ email });
  expect(answer.status).toBe(200);
  const mails = (await readMails(services, email)).filter(({ kind }) => kind === 'password-code');
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
}

const match = (email: string, code: string) => http.post('/api/forget_password_code_match').send({ email, code });
const reset = (email: string, code: string, password = 'a brand new password') =>
  http.post('/api/user_reset_password').send({ email, code, new_password: password });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const triesOf = async (email: string) =>
  (await services.pool.query('SELECT tries FROM password_codes WHERE email = $1', [email])).rows[0]?.tries;

test('code, match, reset: the new password works, old tokens are revoked, and the owner is notified', async () => {
  const { email, password, token } = await makeShopper(services);
  const code = await askForCode(email);
  expect(code).toMatch(/^\d{6}$/);
  const matched = await match(email, code);
  expect(matched.status).toBe(200);
  expect(matched.body).toEqual({ success: true, data: {} });

  const answer = await reset(email, code);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true, data: {} });
  expect((await http.post('/api/login').send({ email, password })).status).toBe(401);
  expect((await http.post('/api/login').send({ email, password: 'a brand new password' })).status).toBe(200);
  expect((await http.get('/api/userInfo').set('authorization', `Bearer ${token}`)).status).toBe(401);
  const mails = await readMails(services, email);
  expect(mails.map(({ kind }) => kind)).toEqual(['password-code', 'password-changed']);
  expect(await services.db.confirmedAddress.count({ where: { email } })).toBe(1);
});

test('known and unknown addresses get the same response; only the known one gets a mail', async () => {
  const { email } = await makeShopper(services);
  const known = await http.post('/api/forget_password').send({ email });
  const unknown = await http.post('/api/forget_password').send({ email: `x${email}` });
  expect(unknown.status).toBe(known.status);
  expect(unknown.text).toBe(known.text);
  expect(await readMails(services, email)).toHaveLength(1);
  expect(await readMails(services, `x${email}`)).toHaveLength(0);
});

test('the code is stored as a keyed hash and is in no response', async () => {
  const { email } = await makeShopper(services);
  const code = await askForCode(email);
  const { rows } = await services.pool.query('SELECT * FROM password_codes WHERE email = $1', [email]);
  expect(JSON.stringify(rows)).not.toContain(code);
  const answers = [await match(email, code), await reset(email, code)];
  for (const { text, headers } of answers) expect(text + JSON.stringify(headers)).not.toContain(code);
});

test('of 200 concurrent wrong attempts exactly five are checked, and then the right code is dead', async () => {
  const { email } = await makeShopper(services);
  const code = await askForCode(email);
  const answers = await Promise.all(Array.from({ length: 200 }, () => match(email, otherThan(code))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
  expect(await triesOf(email)).toBe(5);
  expect((await match(email, code)).status).toBe(422);
  expect((await reset(email, code)).body.code).toBe('CODE_INVALID');
});

test('the fifth attempt may still be right, and the reset may follow it', async () => {
  const { email } = await makeShopper(services);
  const code = await askForCode(email);
  for (let tries = 1; tries <= 4; tries += 1) expect((await match(email, otherThan(code))).status).toBe(422);
  expect((await match(email, code)).status).toBe(200);
  expect((await reset(email, code)).status).toBe(200);
});

test('a wrong reset counts as an attempt, too', async () => {
  const { email } = await makeShopper(services);
  const code = await askForCode(email);
  await Promise.all(Array.from({ length: 8 }, () => reset(email, otherThan(code))));
  expect(await triesOf(email)).toBe(5);
});

test('of two concurrent resets exactly one succeeds, and a used code is gone', async () => {
  const { email } = await makeShopper(services);
  const code = await askForCode(email);
  const answers = await Promise.all([reset(email, code, 'first password'), reset(email, code, 'second password')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect((await reset(email, code)).status).toBe(422);
});

test('only the newest code works', async () => {
  const { email } = await makeShopper(services);
  const older = await askForCode(email);
  let newer = await askForCode(email);
  while (newer === older) newer = await askForCode(email);
  expect((await reset(email, older)).status).toBe(422);
  expect((await reset(email, newer)).status).toBe(200);
});

test('a code works for its own account alone', async () => {
  const owner = await makeShopper(services);
  const other = await makeShopper(services);
  const code = await askForCode(owner.email);
  const otherCode = await askForCode(other.email);
  if (code !== otherCode) expect((await reset(other.email, code)).status).toBe(422);
  expect((await reset(`x${owner.email}`, code)).status).toBe(422);
});

test('a code expires after ten minutes of the database’s clock', async () => {
  const { email } = await makeShopper(services);
  const code = await askForCode(email);
  const { rows } = await services.pool.query(
    `SELECT extract(epoch FROM expires_at - created_at)::int AS seconds FROM password_codes WHERE email = $1`,
    [email],
  );
  expect(rows).toEqual([{ seconds: 600 }]);
  expect((await match(email, code)).status).toBe(200);
  await services.pool.query(`UPDATE password_codes SET expires_at = now() - interval '1 second' WHERE email = $1`, [
    email,
  ]);
  expect((await match(email, code)).status).toBe(422);
  expect((await reset(email, code)).body).toMatchObject({ code: 'CODE_INVALID', errors: [{ path: 'code' }] });
});

test('Bangla digits and spaces in a code are accepted; other texts are wrong codes', async () => {
  const { email } = await makeShopper(services);
  const code = await askForCode(email);
  const bangla = code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
  expect((await match(email, `${bangla.slice(0, 3)} ${bangla.slice(3)}`)).status).toBe(200);
  for (const wrong of ['', '12345', '1234567', 'abcdef', `${code}0`])
    expect((await match(email, wrong)).status).toBe(422);
});

test('an account that never requested a code has none', async () => {
  const { email } = await makeShopper(services);
  expect((await match(email, '000000')).body.code).toBe('CODE_INVALID');
  expect((await reset(email, '000000')).body.code).toBe('CODE_INVALID');
});

test('a new password that is too short is rejected and leaves the code intact', async () => {
  const { email } = await makeShopper(services);
  const code = await askForCode(email);
  const answer = await reset(email, code, 'short');
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'new_password' }] });
  expect((await reset(email, code)).status).toBe(200);
});

test('the mails are in Bangla if requested', async () => {
  const { email } = await makeShopper(services, { name: '<b>রহিমা</b>' });
  await http.post('/api/forget_password').send({ email, locale: 'bn' });
  const [mail] = await readMails(services, email);
  expect(mail?.subject).toBe('নতুন পাসওয়ার্ড দেওয়ার কোড');
  expect(mail?.html).toContain('<html lang="bn">');
});
