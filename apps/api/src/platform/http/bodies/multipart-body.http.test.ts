import { expect, test } from 'vitest';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { token } = await makeShopper(services);
const boundary = 'haat-boundary';

function profile() {
  return http.post('/api/profie_change').set('authorization', `Bearer ${token}`);
}

function raw(body: string, type = `multipart/form-data; boundary=${boundary}`) {
  return profile().set('content-type', type).send(body);
}

function field(name: string, value = 'x') {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

test.each([
  ['JSON where a form belongs', '{"city":"Dhaka"}', 'application/json', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['no boundary', field('city'), 'multipart/form-data', 400, 'BAD_REQUEST'],
  ['a form cut short', field('city').slice(0, -20), undefined, 400, 'BAD_REQUEST'],
  ['500 fields', `${field('city').repeat(500)}--${boundary}--\r\n`, undefined, 413, 'TOO_LARGE'],
  ['a field sent twice', `${field('city').repeat(2)}--${boundary}--\r\n`, undefined, 422, 'VALIDATION'],
  ['text for a photo', `${field('photo')}--${boundary}--\r\n`, undefined, 422, 'VALIDATION'],
])('%s is rejected with its problem', async (_what, body, type, status, code) => {
  const reply = await raw(body, type);
  expect([reply.status, reply.body.code]).toEqual([status, code]);
});

test('a file over 5 MB is too large, and two files are too many', async () => {
  const large = await profile().attach('photo', Buffer.alloc(5 * 1024 * 1024 + 1), 'large.png');
  expect([large.status, large.body.code]).toEqual([413, 'TOO_LARGE']);
  const two = await profile().attach('photo', Buffer.from('a'), 'a.png').attach('photo', Buffer.from('b'), 'b.png');
  expect([two.status, two.body.code]).toEqual([413, 'TOO_LARGE']);
});

test('an empty file field counts as no photo', async () => {
  const reply = await profile().field('city', 'Sylhet').attach('photo', Buffer.alloc(0), '');
  expect(reply.body).toMatchObject({ success: true, data: { city: 'Sylhet', photo: '' } });
});
