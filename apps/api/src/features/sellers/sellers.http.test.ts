import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { db } = services;

const local = {
  fullname: 'Karim Uddin',
  email: 'Karim@Shop.example',
  buisness_email: '',
  phone: '01812345678',
  location: 'Rajshahi',
  buisness_type: 'Karim Silk House',
};

function apply(fields: Record<string, string>) {
  const request = http.post('/api/seller-request-store');
  for (const [name, value] of Object.entries(fields)) request.field(name, value);
  return request;
}

test('an application is stored, acknowledged and reported to the operator', async () => {
  const answer = await apply({ ...local, seller_kind: 'brand', locale: 'bn' });
  expect(answer.status).toBe(201);
  const { reference } = answer.body.data;
  expect(reference).toMatch(/^SR-[A-HJKMNP-Z2-9]{6}$/);
  expect(await db.sellerRequest.findUniqueOrThrow({ where: { reference } })).toMatchObject({
    sellerKind: 'brand',
    fullName: 'Karim Uddin',
    email: 'karim@shop.example',
    businessEmail: null,
    phone: '+8801812345678',
    location: 'Rajshahi',
    businessName: 'Karim Silk House',
    serviceType: null,
  });
  const mails = await db.mail.findMany({ where: { subject: { contains: reference } }, orderBy: { kind: 'asc' } });
  expect(mails).toMatchObject([
    { kind: 'operator-seller', recipient: 'operator@haat.example', locale: 'en' },
    { kind: 'seller-acknowledgement', recipient: 'karim@shop.example', locale: 'bn' },
  ]);
  expect(mails[1]?.text).toContain(`আপনার রেফারেন্স নম্বর ${reference}`);
});

test('a digital service is described by its own field alone', async () => {
  const { buisness_type: _, ...rest } = local;
  const answer = await apply({
    ...rest,
    email: 'digital@shop.example',
    service_type: 'Hosting',
    buisness_email: 'b@x.example',
  });
  expect(answer.status).toBe(201);
  const stored = await db.sellerRequest.findUniqueOrThrow({ where: { reference: answer.body.data.reference } });
  expect(stored).toMatchObject({ sellerKind: 'digital_service', serviceType: 'Hosting', businessName: null });
});

test('a filled honeypot reports success, and nothing is stored', async () => {
  const before = await db.sellerRequest.count();
  const answer = await apply({ ...local, email: 'bot@spam.example', website: 'https://spam.example' });
  expect(answer.status).toBe(201);
  expect(answer.body.data.reference).toMatch(/^SR-/);
  expect(await db.sellerRequest.count()).toBe(before);
  expect(await db.mail.count({ where: { recipient: 'bot@spam.example' } })).toBe(0);
});

test('VALIDATION: both or neither of business and service, a bad address, phone or name', async () => {
  const { buisness_type: _, ...neither } = local;
  const cases: [Record<string, string>, string][] = [
    [{ ...local, service_type: 'Hosting' }, 'buisness_type'],
    [neither, 'buisness_type'],
    [{ ...local, email: 'a@b.example, evil@x.example' }, 'email'],
    [{ ...local, phone: '12' }, 'phone'],
    [{ ...local, fullname: 'A\r\nBcc: evil@x.example' }, 'fullname'],
    [{ ...local, seller_kind: 'king' }, 'seller_kind'],
  ];
  for (const [fields, path] of cases) {
    const answer = await apply(fields);
    expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([422, 'VALIDATION', path]);
  }
});

test('UNSUPPORTED_MEDIA_TYPE as JSON', async () => {
  const answer = await http.post('/api/seller-request-store').send(local);
  expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
});
