import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { whileLocked } from '../../../../test/while-locked.ts';

const { http, services } = await startTestApp();
const { db, pool } = services;
const { headers, staffId, fullName } = await makeStaff(services, { role: 'operator' });
const given = await makeProduct(services);

afterAll(() => assertInvariants(services));

const post = (path: string, body: object) => http.post(`/api/admin${path}`).set(headers).send(body);
const picture = (side = 900) =>
  sharp({ create: { width: side, height: Math.round(side / 2), channels: 3, background: '#0a6b4d' } });
const attach = (bytes: Buffer) => http.post('/api/admin/pictures').set(headers).attach('photo', bytes, '../evil.html');

async function upload(): Promise<string> {
  const answer = await attach(await picture().jpeg().toBuffer());
  expect(answer.status).toBe(201);
  return answer.body.data.path;
}

const newProduct = (pictures: object[], changes: object = {}) => ({
  title: 'Nakshi Quilt, Blue',
  title_bn: 'নকশি কাঁথা, নীল',
  description: 'Stitched by hand.',
  description_bn: 'হাতে সেলাই।',
  price: '1250.50',
  offer_price: 1000,
  condition: 'new',
  subcategory_id: given.subcategoryId,
  brand_id: given.brandId,
  shop_id: given.shopId,
  keywords: ['quilt'],
  colors: [{ color: 'Blue', color_bn: 'নীল', hex: '#1d5c8a' }],
  sizes: ['L'],
  pictures,
  stock: 7,
  ...changes,
});

test('a product is added with its pictures, on sale at once', async () => {
  const [front, back] = [await upload(), await upload()];
  const pictures = [
    { path: front, alt: 'Front', alt_bn: 'সামনে' },
    { path: back, alt: '', alt_bn: '' },
  ];
  const answer = await post('/products', newProduct(pictures));
  expect(answer.status).toBe(201);
  const { data } = answer.body;
  expect(data).toMatchObject({
    slug: 'nakshi-quilt-blue',
    price: 1250.5,
    offer_price: 1000,
    stock: 7,
    category_id: given.categoryId,
    photo: front,
    pictures,
    colors: [{ color: 'Blue' }],
    sizes: ['L'],
    version: 1,
    retired_at: null,
    changed: { by: fullName },
    movements: [{ delta: 7, reason: 'opening', by: fullName }],
  });
  await expect
    .poll(async () => (await http.get('/api/single-product/nakshi-quilt-blue')).body.data, { timeout: 2_000 })
    .toMatchObject({
      photo: front,
      photo_alt: 'Front',
      photo_alt_bn: 'সামনে',
      multi_image: [{ image: back.split('/').at(-1), alt: '' }],
    });
  expect(
    await db.auditEntry.findFirst({ where: { action: 'adminProductCreate', subjectId: String(data.id) } }),
  ).toMatchObject({ staffId, after: { title: 'Nakshi Quilt, Blue', price: 1250.5, offer_price: 1000, stock: 7 } });

  const again = await post('/products', newProduct([pictures[0] ?? {}]));
  expect(again.body.data.slug).toMatch(/^nakshi-quilt-blue-[0-9a-z]{5}$/);
});

test('a product whose response was lost is added once, and then under the same key never again', async () => {
  const pictures = [{ path: await upload(), alt: '', alt_bn: '' }];
  const add = (changes: object) =>
    post('/products', newProduct(pictures, changes)).set('idempotency-key', `product-with-${pictures[0]?.path}`);
  const answers = await whileLocked(pool, 'LOCK TABLE products IN SHARE MODE', {
    waiting: 2,
    work: () => Promise.all([1, 2].map(async () => await add({ title: 'Kantha, Green' }))),
  });
  const later = await add({ title: 'Kantha, Dark Green', stock: 3 });
  const [first] = answers;
  expect([...answers, later].map(({ status }) => status)).toEqual([201, 201, 201]);
  expect([...answers, later].map(({ body }) => body.data)).toEqual([1, 2, 3].map(() => first?.body.data));
  expect(first?.body.data).toMatchObject({ title: 'Kantha, Green', stock: 7, movements: [{ delta: 7 }] });
  expect(await db.product.count({ where: { title: { startsWith: 'Kantha, ' } } })).toBe(1);
  const id = String(first?.body.data.id);
  expect(await db.auditEntry.count({ where: { action: 'adminProductCreate', subjectId: id } })).toBe(1);

  const withoutKey = await post('/products', newProduct(pictures, { title: 'Kantha, Green' }));
  expect(withoutKey.body.data.slug).toMatch(/^kantha-green-[0-9a-z]{5}$/);
});

test('a new product may have pictures that the shop keeps already, such as those of the product it is a copy of', async () => {
  const pictures = [await upload(), '/media/demo/products/dhakai-jamdani-maroon.webp'].map((path) => ({
    path,
    alt: '',
    alt_bn: '',
  }));
  await post('/products', newProduct(pictures)).expect(201);
  const { data } = (await post('/products', newProduct(pictures)).expect(201)).body;
  expect(data.pictures).toHaveLength(2);
  const missing = await post(
    '/products',
    newProduct([{ path: '/media/demo/products/none.webp', alt: '', alt_bn: '' }]),
  );
  expect([missing.status, missing.body.errors[0].path]).toEqual([422, 'pictures.0.path']);
});

test('pictures are put in another order, described and taken away; what is shown first is the photo', async () => {
  const [front, back] = [await upload(), await upload()];
  const product = await makeProduct(services, { images: ['side.webp'] });
  const side = '/uploads/images/product_more_image/side.webp';
  const change = (version: number, paths: string[]) =>
    post(`/products/${product.id}`, {
      version,
      changes: { pictures: paths.map((path) => ({ path, alt: `Of ${path.at(-6)}`, alt_bn: '' })) },
    });
  const answer = await change(1, [side, front, product.photo, back]);
  expect(answer.status).toBe(200);
  const file = product.photo.split('/').at(-1);
  expect(answer.body.data.pictures.map(({ path }: { path: string }) => path)).toEqual([
    side,
    front,
    `/uploads/images/product_more_image/${file}`,
    back,
  ]);
  expect(answer.body.data.photo).toBe(side);
  const less = await change(2, [back]);
  expect(less.body.data).toMatchObject({ photo: back, pictures: [{ path: back }], version: 3 });
  const missing = await change(3, ['/uploads/images/product_more_image/0000.webp']);
  expect([missing.status, missing.body.errors[0].path]).toEqual([422, 'changes.pictures.0.path']);
  const twice = await change(3, [back, back]);
  expect([twice.status, twice.body.errors[0].path]).toEqual([422, 'changes.pictures.1.path']);
  const elsewhere = await change(3, [back, 'https://elsewhere.example/a.webp']);
  expect([elsewhere.status, elsewhere.body.errors[0].path]).toEqual([422, 'changes.pictures.1.path']);
  expect((await change(3, [])).body.errors[0].path).toBe('changes.pictures');
});

test('an upload is re-encoded and bounded', async () => {
  const large = await attach(await picture(2_400).png().toBuffer());
  const served = await http.get(large.body.data.path);
  expect(await sharp(served.body).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  expect(large.body.data.path).toMatch(/^\/uploads\/images\/product_more_image\/[0-9a-f]{32}\.webp$/);
  expect((await attach(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.code).toBe('IMAGE_INVALID');
  expect((await attach(Buffer.alloc(6 * 1024 * 1024))).body.code).toBe('TOO_LARGE');
  expect((await http.post('/api/admin/pictures').set(headers).field('x', 'y')).body.errors[0].path).toBe('photo');
});

test('what contradicts itself or names nothing is refused at its field, and nothing is added', async () => {
  const pictures = [{ path: await upload(), alt: '', alt_bn: '' }];
  const before = await db.product.count();
  const refusal = async (changes: object) => {
    const { status, body } = await post('/products', newProduct(pictures, changes));
    return [status, body.errors?.[0]?.path];
  };
  expect(await refusal({ offer_price: 1251 })).toEqual([422, 'offer_price']);
  expect(await refusal({ brand_id: 2_000_000_000 })).toEqual([422, 'brand_id']);
  expect(await refusal({ shop_id: 2_000_000_000 })).toEqual([422, 'shop_id']);
  expect(await refusal({ subcategory_id: 2_000_000_000 })).toEqual([422, 'subcategory_id']);
  expect(await refusal({ title_bn: '' })).toEqual([422, 'title_bn']);
  expect(await refusal({ stock: -1 })).toEqual([422, 'stock']);
  expect(await refusal({ pictures: [{ path: given.photo, alt: '', alt_bn: '' }] })).toEqual([422, 'pictures.0.path']);
  expect(await db.product.count()).toBe(before);
});
