import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper, type TestShopper } from '../../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { moderateReview } from '../public.ts';
import { removeUnusedReviewPhotos } from './remove-photos.ts';

const { http, services } = await startTestApp();
const { db } = services;
const folder = join(services.config.DATA_DIR, 'uploads', 'review_photo');
const filesThere = () => readdir(folder).catch((): string[] => []);
const jpeg = await sharp({ create: { width: 1800, height: 900, channels: 3, background: '#0a6b4d' } })
  .withExif({ IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
  .jpeg()
  .toBuffer();

const as = ({ token }: TestShopper) => ({ authorization: `Bearer ${token}` });
const send = (shopper: TestShopper, bytes: Buffer) =>
  http.post('/api/review-photo').set(as(shopper)).attach('photo', bytes, 'me.jpg');

async function upload(shopper: TestShopper): Promise<string> {
  const answer = await send(shopper, jpeg).expect(201);
  return answer.body.data.path;
}

async function uploadMany(shopper: TestShopper, count: number): Promise<string[]> {
  const paths: string[] = [];
  // Uploads in sequence, because one client may upload only a few at a time.
  for (let made = 0; made < count; made += 1) paths.push(await upload(shopper));
  return paths;
}

function write(shopper: TestShopper, productId: number, photos?: readonly string[]) {
  const body = { user_id: shopper.userId, product_id: productId, star: 5, message: 'As in the picture.', photos };
  return http.post('/api/review-store').set(as(shopper)).send(body);
}

const isServed = async (path: string) => (await http.get(path)).status === 200;

test('a photo is re-encoded without what else was in it, and shown with its review once that is visible', async () => {
  const [shopper, product] = [await makeShopper(services), await makeProduct(services)];
  const paths = await uploadMany(shopper, 2);
  const [first = ''] = paths;
  expect(first).toMatch(/^\/uploads\/images\/review_photo\/[0-9a-f]{32}\.webp$/);
  const { body: bytes } = await http.get(first).expect(200);
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 1200, height: 600 });
  expect(metadata.exif).toBeUndefined();
  expect(await isServed(`${first}?w=160`)).toBe(true);

  const stored = await write(shopper, product.id, paths.toReversed()).expect(201);
  expect(stored.body.data).toMatchObject({ status: 'pending', photos: paths.toReversed() });
  const list = () => http.get(`/api/single-product-reviewList/${product.id}`);
  expect((await list()).body.data).toEqual([]);
  const by = { staff: null, action: 'shop review', requestId: null } as const;
  await moderateReview(services, { reviewId: stored.body.data.id, status: 'visible', by });
  await expect.poll(async () => (await list()).body.data[0]?.photos).toEqual(paths.toReversed());
  await moderateReview(services, { reviewId: stored.body.data.id, status: 'hidden', by });
  await expect.poll(async () => (await list()).body.data).toEqual([]);
});

test('a review is rewritten without its photos being named: they stay; what it names no longer is removed', async () => {
  const [shopper, product] = [await makeShopper(services), await makeProduct(services)];
  const [one = '', two = '', three = ''] = await uploadMany(shopper, 3);
  await write(shopper, product.id, [one, two]).expect(201);
  expect((await write(shopper, product.id)).body.data.photos).toEqual([one, two]);
  expect((await write(shopper, product.id, [three, one])).body.data.photos).toEqual([three, one]);
  expect([await isServed(one), await isServed(two), await isServed(three)]).toEqual([true, false, true]);
  expect((await write(shopper, product.id, [])).body.data.photos).toEqual([]);
  expect([await isServed(one), await isServed(three)]).toEqual([false, false]);
});

test('VALIDATION: five photos, one twice, of somebody else, of another review, or from anywhere else', async () => {
  const [shopper, stranger] = [await makeShopper(services), await makeShopper(services)];
  const [product, other] = [await makeProduct(services), await makeProduct(services)];
  const [own = '', used = ''] = await uploadMany(shopper, 2);
  const theirs = await upload(stranger);
  await write(shopper, other.id, [used]).expect(201);
  const many = await write(
    shopper,
    product.id,
    Array.from({ length: 5 }, () => own),
  );
  expect([many.status, many.body.errors[0].path]).toEqual([422, 'photos']);
  for (const wrong of [own, theirs, used, '/media/demo/products/cha-mug-cream.webp', `${own}/..`, 'a.webp', '']) {
    const answer = await write(shopper, product.id, [own, wrong]);
    expect([wrong, answer.status, answer.body.errors[0].path]).toEqual([wrong, 422, 'photos.1']);
  }
  // Nothing of it was stored.
  expect(await db.review.count({ where: { productId: product.id } })).toBe(0);
  expect((await write(stranger, other.id, [theirs])).status).toBe(201);
  expect(await isServed(used)).toBe(true);
});

test('IMAGE_INVALID leaves no file behind, UNAUTHORIZED without a token', async () => {
  const shopper = await makeShopper(services);
  const before = await filesThere();
  const html = await send(shopper, Buffer.from('<!doctype html><script>alert(1)</script>'));
  expect([html.status, html.body.code]).toEqual([422, 'IMAGE_INVALID']);
  const none = await http.post('/api/review-photo').set(as(shopper)).field('star', '5');
  expect([none.status, none.body.errors[0].path]).toEqual([422, 'photo']);
  expect((await send({ ...shopper, token: 'none' }, jpeg)).status).toBe(401);
  expect(await filesThere()).toEqual(before);
});

test('a photo that no review names is removed after a day, with its renditions, and not before', async () => {
  const [shopper, product] = [await makeShopper(services), await makeProduct(services)];
  const [old = '', young = '', used = ''] = await uploadMany(shopper, 3);
  await write(shopper, product.id, [used]).expect(201);
  expect(await isServed(`${old}?w=320`)).toBe(true);
  await db.$executeRaw`
    UPDATE review_photos SET uploaded_at = now() - interval '1 day 1 minute'
     WHERE file = ANY(${[old, used].map((path) => path.slice(path.lastIndexOf('/') + 1))})`;
  expect(await removeUnusedReviewPhotos(services)).toBe(1);
  expect([await isServed(old), await isServed(`${old}?w=320`)]).toEqual([false, false]);
  expect([await isServed(young), await isServed(used)]).toEqual([true, true]);
  expect(await removeUnusedReviewPhotos(services)).toBe(0);
});
