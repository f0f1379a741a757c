import { expect, test } from 'vitest';
import { changeOrderStatus } from '../src/features/orders/public.ts';
import { makeCoupon, makeZone } from './data/make-order.ts';
import { makeProduct } from './data/make-product.ts';
import { readMails } from './read-mails.ts';
import { startTestApp } from './test-app.ts';

// A client that knows only the published specification: its paths and fields, none of our additions.

const { http, services } = await startTestApp();
const product = await makeProduct(services, {
  price: 150_000,
  offerPrice: 125_000,
  stock: 20,
  colors: [{ color: 'Red', hex: '#aa0000' }],
  sizes: ['M'],
  images: ['extra.webp'],
});
await makeZone(services, { deliveryCharge: 6_100 });
await makeCoupon(services, { value: 10_100 });

test.each([
  [
    '/api/product-list',
    [
      'id',
      'slug',
      'title',
      'photo',
      'price',
      'offer_price',
      'stock',
      'description',
      'condition',
      'brand_id',
      'cat_id',
      'subcat_id',
      'shop_id',
      'shop',
      'multi_image',
      'color',
      'product_size',
    ],
  ],
  ['/api/category-list', ['id', 'title', 'photo']],
  ['/api/subcategory-list', ['id', 'title', 'category_id']],
  ['/api/brand-list', ['id', 'title', 'photo']],
  ['/api/shop-list', ['id', 'name', 'photo']],
  ['/api/shipping-list', ['id', 'shipping_address', 'delivery_charge']],
  ['/api/coupon-list', ['code', 'value']],
  ['/api/bestSelling-list', ['slug', 'photo', 'title', 'price']],
  [`/api/shop-details/${product.shopId}`, ['id', 'slug', 'title', 'offer_price', 'stock']],
])('GET %s returns a list in data, each item with its fields', async (path, fields) => {
  const { status, body } = await http.get(path);
  expect(status).toBe(200);
  expect(body.data.length).toBeGreaterThan(0);
  for (const field of fields) expect(body.data[0]).toHaveProperty(field);
});

test.each(['/api/banner-list', '/api/days', '/api/about-us'])('GET %s returns a list in data', async (path) => {
  const { status, body } = await http.get(path);
  expect([status, Array.isArray(body.data)]).toEqual([200, true]);
});

test('foreign ids and stock are text, as a client compares them', async () => {
  const { body } = await http.get('/api/product-list');
  const found = body.data.find(({ id }: { id: number }) => id === product.id);
  expect(found).toMatchObject({
    id: product.id,
    cat_id: String(product.categoryId),
    shop_id: String(product.shopId),
    stock: '20',
    price: 1500,
    offer_price: 1250,
  });
  expect(found.shop.id).toBe(product.shopId);
});

test('single shop, and product by id and by slug', async () => {
  const shop = await http.get(`/api/single-shop/${product.shopId}`);
  expect(shop.body.data).toHaveProperty('name');
  const byId = await http.get(`/api/single-product/${product.id}`);
  const bySlug = await http.get(`/api/single-product/${product.slug}`);
  expect(byId.body).toEqual(bySlug.body);
  expect(byId.body.data.multi_image[0].image).toBe('extra.webp');
});

test('an account from registration to a new password, with an order, a review and a profile in between', async () => {
  const email = 'client@spec.example';
  const registered = await http
    .post('/api/register')
    .send({ name: 'Client', email, password: 'first password', confirm_password: 'first password' });
  expect(registered.body.success).toBe(true);
  const login = await http.post('/api/login').send({ email, password: 'first password' });
  const { token, user_id: userId, name } = login.body.data;
  expect([login.body.success, name]).toEqual([true, 'Client']);
  const bearer = { authorization: `Bearer ${token}` };

  const item = [{ product_id: product.id, qty: 2, size: 'M', color: 'Red' }];
  const order = {
    user_id: userId,
    total_amount: 2460,
    sub_total: 2500,
    name,
    email,
    phone: '01712345678',
    address: 'House 1',
    item,
    delivery_charge: 61,
    coupon: 101,
  };
  const placed = await http.post('/api/checkout-confirm').set(bearer).send(order);
  expect([placed.status, placed.body.success]).toEqual([201, true]);
  const orders = await http.get('/api/user_order').query({ user_id: userId }).set(bearer);
  expect(orders.body.data[0]).toMatchObject({
    status: 'pending',
    total_amount: 2460,
    delivery_charge: 61,
    coupon: 101,
    product_details: [{ offer_price: 1250, qty: 2 }],
  });
  expect(orders.body.data[0]).toHaveProperty('order_number');
  expect(orders.body.data[0]).toHaveProperty('date');

  // The first review by a shopper without a delivered order would wait for approval.
  const { order_number: orderNumber } = placed.body.data;
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
    await changeOrderStatus(services, { orderNumber, status, byUserId: null });
  const review = await http
    .post('/api/review-store')
    .set(bearer)
    .send({ star: '5', message: 'Good', user_id: userId, product_id: product.id });
  expect(review.status).toBeLessThan(300);
  const reviews = await http.get(`/api/single-product-reviewList/${product.id}`);
  expect(reviews.body.data[0]).toMatchObject({ star: '5', message: 'Good', user: { full_name: 'Client' } });

  const profile = {
    full_name: 'Client Two',
    email,
    address: 'House 2',
    city: 'Dhaka',
    country: 'Bangladesh',
    phone: '01812345678',
  };
  let form = http.post('/api/profie_change').set(bearer);
  for (const [field, value] of Object.entries(profile)) form = form.field(field, value);
  expect((await form).status).toBe(200);
  const info = await http.get('/api/userInfo').set(bearer);
  expect(info.body.data).toMatchObject({ full_name: 'Client Two', email, city: 'Dhaka', phone: '+8801812345678' });
  expect(info.body.data).toHaveProperty('photo');
  expect(info.body.data).toHaveProperty('status');
  const known = await http.get(`/api/user-name/${userId}`);
  expect(known.body.data.full_name).toBe('Client Two');

  const changed = await http.post(`/api/password-change/${userId}`).set(bearer).send({ password: 'second password' });
  expect(changed.status).toBe(200);
  expect((await http.get('/api/userInfo').set(bearer)).status).toBe(401);
  expect((await http.post('/api/login').send({ email, password: 'second password' })).body.success).toBe(true);
});

test('a forgotten password, step by step', async () => {
  const email = 'forgetful@spec.example';
  await http
    .post('/api/register')
    .send({ name: 'F', email, password: 'first password', confirm_password: 'first password' });
  expect((await http.post('/api/forget_password').send({ email })).body.success).toBe(true);
  const [mail] = await readMails(services, email);
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  expect((await http.post('/api/forget_password_code_match').send({ email, code })).body.success).toBe(true);
  expect(
    (await http.post('/api/user_reset_password').send({ new_password: 'second password', code, email })).body.success,
  ).toBe(true);
  expect((await http.post('/api/login').send({ email, password: 'second password' })).body.success).toBe(true);
});

test.each([
  ['buisness_type', 'Rupashi Taant'],
  ['service_type', 'Photography'],
])('an application with %s', async (field, value) => {
  const answer = await http.post('/api/seller-request-store').field({
    fullname: 'Karim',
    email: 'karim@spec.example',
    buisness_email: '',
    phone: '01712345678',
    location: 'Bogura',
    [field]: value,
  });
  expect(answer.status).toBeLessThan(300);
});
