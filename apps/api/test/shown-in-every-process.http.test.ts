import { randomUUID } from 'node:crypto';
import { usualAboutWords } from '@haat/contracts/content/about-words';
import { usualReminders } from '@haat/contracts/content/reminders';
import { usualCallWords } from '@haat/contracts/orders/call-words';
import { usualSettings } from '@haat/contracts/shop-settings';
import { expect, test } from 'vitest';
import { makeProduct } from './data/make-product.ts';
import { makeShopper } from './data/make-shopper.ts';
import { makeStaff } from './data/make-staff.ts';
import { placesOf, startTestApp } from './test-app.ts';

/** Two processes on one database: what an owner changes in this one … */
const here = await startTestApp();
/** … shoppers are shown by this one. */
const there = await startTestApp(placesOf(here.services));
const { services } = here;
const owner = await makeStaff(services, { role: 'owner' });
const file = `product_more_image/${'0'.repeat(32)}.webp`;
await services.storage.put(file, Buffer.from('picture'));
const photo = `/uploads/images/${file}`;
const always = { starts_at: null, ends_at: null, is_active: true };

interface Change {
  /** The answers and pages that show it. */
  shown: string[];
  /** What changes it, below /api/admin/. */
  path: string;
  body: object;
  /** A word that these then contain, or no longer. */
  mark: string;
  isTakenAway?: boolean;
}

/** A review that everybody sees. */
async function makeReview(mark: string) {
  const { userId } = await makeShopper(services);
  const product = await makeProduct(services, { ratingCount: 1, ratingSum: 5 });
  const review = await services.db.review.create({
    data: { productId: product.id, userId, star: 5, message: mark },
  });
  return { ...review, product };
}

/** A change of each kind that leaves or takes away a word of its own. */
const changes: Record<string, (mark: string) => Change | Promise<Change>> = {
  settings: (mark) => {
    const words = { ...usualSettings, ...usualAboutWords, ...usualCallWords, ...usualReminders };
    const body = { ...words, mail_sender: '', address: mark, version: 0 };
    return { shown: ['/api/shop-settings', '/'], path: 'settings', body, mark };
  },
  banners: (mark) => {
    const words = { headline: mark, headline_bn: 'শীতের উষ্ণতা', sub: 'Shawls', sub_bn: 'শাল' };
    return {
      shown: ['/api/banner-list', '/'],
      path: 'banners',
      body: { photo, ...words, link: '/offer_product', ...always },
      mark,
    };
  },
  'pictures of days': (mark) => {
    const body = { photo, title: mark, title_bn: 'ঈদ মোবারক', ...always };
    return { shown: ['/api/days'], path: 'days', body, mark };
  },
  zones: (mark) => {
    const charge = { delivery_charge: 180, delivery_days: 3, places: '' };
    const body = { name: mark, name_bn: 'পার্বত্য জেলা', ...charge, is_active: true };
    return { shown: ['/api/shipping-list'], path: 'zones', body, mark };
  },
  coupons: (mark) => {
    const limits = { min_subtotal: 0, total_limit: null, per_customer_limit: null };
    const body = { code: mark, value: 150, ...limits, ...always, is_public: true };
    return { shown: ['/api/coupon-list'], path: 'coupons', body, mark };
  },
  reviews: async (mark) => {
    const { id, updatedAt, product } = await makeReview(mark);
    const body = { written_at: updatedAt.toISOString(), status: 'hidden', reason: 'Spam' };
    const shown = [`/api/single-product-reviewList/${product.id}`, `/product/product_details/${product.slug}`];
    return { shown, path: `reviews/${id}/decide`, body, mark, isTakenAway: true };
  },
  synonyms: async (mark) => {
    await makeProduct(services, { title: `Zubbatron ${mark}` });
    const body = { words: ['zubbatron', 'xqvorn'], narrower: [] };
    return { shown: ['/api/product-list?q=xqvorn'], path: 'synonyms', body, mark };
  },
  categories: (mark) => {
    return { shown: ['/api/category-list'], path: 'categories', body: { photo, title: mark, title_bn: 'বাগান' }, mark };
  },
  brands: (mark) => {
    return { shown: ['/api/brand-list'], path: 'brands', body: { photo, title: mark, title_bn: 'বাগান' }, mark };
  },
  shops: (mark) => {
    const words = { name: mark, name_bn: 'মৃৎকন্যা', district: 'Bogura', district_bn: 'বগুড়া', about: '', about_bn: '' };
    const body = { photo, ...words, honours_coupons: true, phone: '', note: '' };
    return { shown: ['/api/shop-list'], path: 'shops', body, mark };
  },
  products: async (mark) => {
    const { id, slug } = await makeProduct(services, { title: mark });
    const body = { ids: [id], is_retired: true };
    return {
      shown: [`/api/single-product/${id}`, `/product/product_details/${slug}`],
      path: 'products/retire',
      body,
      mark,
      isTakenAway: true,
    };
  },
};

test.each(Object.entries(changes))('%s: a change is shown by another process within a second', async (_kind, make) => {
  const { shown, path, body, mark, isTakenAway = false } = await make(`M${randomUUID().slice(0, 8).toUpperCase()}`);
  const whereShown = async () => {
    const answers = await Promise.all(shown.map((each) => there.http.get(each)));
    return shown.filter((_each, place) => answers[place]?.text.includes(mark));
  };
  await expect.poll(whereShown, { interval: 20 }).toEqual(isTakenAway ? shown : []);
  const answer = await here.http.post(`/api/admin/${path}`).set(owner.headers).send(body);
  expect([200, 201], answer.text).toContain(answer.status);
  await expect.poll(whereShown, { timeout: 1_000, interval: 20 }).toEqual(isTakenAway ? [] : shown);
});
