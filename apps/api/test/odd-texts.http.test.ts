import { endpoints, type EndpointName } from '@haat/contracts';
import { expect, test } from 'vitest';
import { headersOfSomebody } from './every-endpoint/callers.ts';
import { allEndpoints, send } from './every-endpoint/send.ts';
import { makeWorld, validInputs } from './every-endpoint/world.ts';
import { makeShopper } from './data/make-shopper.ts';
import { startTestApp } from './test-app.ts';

const { http, services } = await startTestApp();
const inputs = validInputs(await makeWorld(services, http));
const { token } = await makeShopper(services);

function changeName(name: string) {
  return http.post('/api/profie_change').set('authorization', `Bearer ${token}`).field('full_name', name);
}

test.each([
  ['Bangla with joiners', 'ক্ষুদ্র\u200dঋণ র\u200d্যাব'],
  ['ড় in two letters', '\u09a1\u09bcালিয়া'],
  ['ড় in one letter', '\u09dcালিয়া'],
  ['an accent beside its letter', 'Jose\u0301'],
  ['an emoji of several', '👩🏽‍🌾 রহিমা'],
  ['letters of four bytes', '𠜎𠜱𝒳'],
  ['right to left', 'محمد'],
  ['a turn of direction', 'gpj.\u202eexe'],
  ['quotes, ampersands and slashes', `O'Neil & "Sons" </b> \\ %_`],
  ['what looks like a field of a template', '{{7*7}} ${7*7} <%= 7*7 %>'],
])('%s is stored and returned in one normal form', async (_what, name) => {
  const answer = await changeName(name);
  expect(answer.status).toBe(200);
  expect(answer.body.data.full_name).toBe(name.normalize('NFC'));
  const info = await http.get('/api/userInfo').set('authorization', `Bearer ${token}`);
  expect(info.body.data.full_name).toBe(name.normalize('NFC'));
});

test.each([
  ['NUL', 'a\0b'],
  ['a line break', 'a\r\nb'],
])('a name with %s is rejected', async (_what, name) => {
  const { token: own } = await makeShopper(services);
  const answer = await http.post('/api/profie_change').set('authorization', `Bearer ${own}`).field('full_name', name);
  expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
});

const withAddress = allEndpoints.flatMap(([name]) =>
  ['email', 'buisness_email']
    .filter((field) => Object.keys(inputs[name].body ?? {}).includes(field))
    .map((field): [EndpointName, string] => [name, field]),
);

test('there are fields with addresses to test', () => {
  expect(withAddress.length).toBeGreaterThanOrEqual(8);
});

const noAddresses = [
  { not: '' },
  { contains: '@' },
  ['a@b.example'],
  ['a@b.example', 'evil@x.example'],
  true,
  7,
  'a@b.example, evil@x.example',
  'a@b.example;evil@x.example',
  'Evil <evil@x.example>',
  'a@b.example\r\nBcc: evil@x.example',
  'a@b.example%0aBcc:evil@x.example',
  'a@b.example\0',
  '"a b"@c.example',
  'рahima@haat.test',
  'rahima@হাট.example',
  `${'a'.repeat(500)}@b.example`,
  '@',
  'a@b@c.example',
];

test.each(withAddress)('%s: %s accepts a single plain address only, and nothing is mailed', async (name, field) => {
  const before = await services.db.mail.count();
  const taken: unknown[] = [];
  for (const value of noAddresses) {
    const body = { ...(inputs[name].body as object), [field]: value };
    const headers = await headersOfSomebody(services, endpoints[name]);
    const answer = await send(http, { name, input: { ...inputs[name], body }, headers });
    if (answer.status !== 422) taken.push([value, answer.status]);
  }
  expect(taken).toEqual([]);
  expect(await services.db.mail.count()).toBe(before);
});
