import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Applies to sell through the API, as the form does. */
export async function apply(request: APIRequestContext, { locale = 'en' }: { locale?: 'en' | 'bn' } = {}) {
  const id = randomUUID().slice(0, 8);
  const applicant = { email: `papia-${id}@seller.example`, name: `Mritkonna ${id}` };
  const answer = await request.post('/api/seller-request-store', {
    multipart: {
      fullname: 'Papia Sultana',
      email: applicant.email,
      phone: `017${String(Math.random()).slice(2, 10)}`,
      location: 'Bogura',
      buisness_type: applicant.name,
      seller_kind: 'brand',
      locale,
    },
  });
  expect(answer.status()).toBe(201);
  return { ...applicant, reference: String((await answer.json()).data.reference) };
}
