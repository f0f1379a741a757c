import { expect, test } from 'vitest';
import { copyProduct } from '../../../test/data/copy-product.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp();

/** The titles that contain a text which begins inside a word, so that words alone find nothing. */
async function found(): Promise<string[]> {
  const { body } = await http.get('/api/product-list').query({ q: 'le 117', exact: 1, limit: 9 }).expect(200);
  return body.data.map(({ title }: { title: string }) => title);
}

test('of titles with a part of the text, a thousand are compared with all of it', async () => {
  await makeProduct(services, { title: 'Kettle 11788' });
  const { id } = await makeProduct(services, { title: 'Lamp 11700 mAh' });
  expect(await found()).toEqual(['Kettle 11788']);
  await copyProduct(services, { id, count: 997 });
  await makeProduct(services, { title: 'Kettle 11799' });
  await expect.poll(found).toEqual(['Kettle 11799', 'Kettle 11788']);
  await copyProduct(services, { id, count: 1 });
  await makeProduct(services, { title: 'Kettle 11777' });
  await expect.poll(found).toEqual(['Kettle 11799', 'Kettle 11788']);
});
