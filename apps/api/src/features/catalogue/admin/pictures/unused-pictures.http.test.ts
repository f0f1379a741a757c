import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeBrand, makeProduct } from '../../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../../test/test-app.ts';
import { removeUnusedPictures } from './remove-unused-pictures.ts';

const { http, services } = await startTestApp();
const { db } = services;
const { headers } = await makeStaff(services, { role: 'operator' });
const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

async function upload(): Promise<string> {
  const answer = await http.post('/api/admin/pictures').set(headers).attach('photo', photo, 'one.png').expect(201);
  return answer.body.data.path;
}

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const isServed = async (path: string) => (await http.get(path)).status === 200;

/** Backdates the uploads of these pictures by a day and a minute. */
const letADayPass = (...paths: string[]) =>
  db.$executeRaw`
    UPDATE unused_pictures SET uploaded_at = now() - interval '1 day 1 minute' WHERE file = ANY(${paths.map(fileOf)})`;

test('a picture that nothing used is removed after a day, with its renditions, and not before', async () => {
  const [old, young] = [await upload(), await upload()];
  expect(await isServed(`${old}?w=320`)).toBe(true);
  await letADayPass(old);
  expect(await removeUnusedPictures(services)).toBe(1);
  expect([await isServed(old), await isServed(`${old}?w=320`), await isServed(young)]).toEqual([false, false, true]);
  expect(await removeUnusedPictures(services)).toBe(0);
});

test('whatever was named once is kept, also after another has taken its place', async () => {
  const paths: string[] = [];
  // Uploads in sequence, because one client may upload only a few at a time.
  for (let made = 0; made < 9; made += 1) paths.push(await upload());
  const [
    first = '',
    second = '',
    third = '',
    category = '',
    subcategory = '',
    brand = '',
    shop = '',
    banner = '',
    day = '',
  ] = paths;
  const product = await makeProduct(services);
  await db.product.update({ where: { id: product.id }, data: { photo: first } });
  await db.product.update({ where: { id: product.id }, data: { photo: second } });
  const image = await db.productImage.create({ data: { productId: product.id, image: fileOf(third) } });
  await db.productImage.delete({ where: { id: image.id } });
  await db.category.update({ where: { id: product.categoryId }, data: { photo: category } });
  await db.subcategory.update({ where: { id: product.subcategoryId }, data: { photo: subcategory } });
  const { id: brandId } = await makeBrand(services);
  await db.brand.update({ where: { id: brandId }, data: { photo: brand } });
  await db.shop.update({ where: { id: product.shopId }, data: { photo: shop } });
  const words = { headline: 'Sale', headlineBn: 'ছাড়', sub: '', link: '/offer_product' };
  await db.banner.create({ data: { photo: banner, ...words } });
  await db.daySlide.create({ data: { filename: day, title: 'Eid' } });
  await letADayPass(...paths);
  expect(await removeUnusedPictures(services)).toBe(0);
  for (const path of paths) expect([path, await isServed(path)]).toEqual([path, true]);
});
