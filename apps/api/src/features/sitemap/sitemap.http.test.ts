import { expect, test } from 'vitest';
import { makeProduct } from '../../../test/data/make-product.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { sitemap } from './sitemap-xml.ts';

const origin = 'https://shop.example';
const { http, services } = await startTestApp({ PUBLIC_URL: `${origin}/` });

function addressesOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

test('the index lists a sitemap for each kind of page, and each of them exists', async () => {
  const product = await makeProduct(services);
  services.cache.clear();
  const index = await http
    .get('/sitemap.xml')
    .expect(200)
    .expect('content-type', /application\/xml/);
  const parts = addressesOf(index.text);
  expect(parts).toEqual(
    ['static', 'categories', 'subcategories', 'brands', 'shops', 'products-1'].map(
      (name) => `${origin}/sitemap/${name}.xml`,
    ),
  );
  const answers = await Promise.all(parts.map((part) => http.get(new URL(part).pathname).expect(200)));
  const listed = answers.flatMap(({ text }) => addressesOf(text));
  const paths = [
    '/product/category',
    `/product/category/product_list/${product.categoryId}`,
    `/product/category/subCategory/${product.subcategoryId}`,
    `/product/brand/${product.brandId}`,
    `/shop/all_product/${product.shopId}`,
    `/product/product_details/${product.slug}`,
  ];
  for (const path of paths) expect(listed).toEqual(expect.arrayContaining([origin + path, `${origin}/bn${path}`]));
  expect(listed).toContain(`${origin}/bn`);
  expect(new Set(listed).size).toBe(listed.length);
});

test('a product has the time of its last change', async () => {
  const product = await makeProduct(services);
  services.cache.clear();
  const { text } = await http.get('/sitemap/products-1.xml').expect(200);
  const day = product.createdAt.toISOString().slice(0, 10);
  expect(text).toContain(`${product.slug}</loc><lastmod>${day}</lastmod>`);
});

test.each(['products-2', 'products-0', 'products-1e9', 'constructor', 'nothing'])(
  'there is no sitemap %s',
  async (name) => {
    const { status } = await http.get(`/sitemap/${name}.xml`);
    expect(status).toBe(404);
  },
);

test('addresses cannot break out of the XML', () => {
  expect(sitemap(origin, [{ path: '/a?b&c<d>' }])).toContain('/a?b&amp;c&lt;d&gt;</loc>');
});

test('robots.txt names the sitemap and closes personal pages in both languages', async () => {
  const { text } = await http
    .get('/robots.txt')
    .expect(200)
    .expect('content-type', /text\/plain/);
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(text).toContain('Disallow: /cart\n');
  expect(text).toContain('Disallow: /bn/user/\n');
  expect(text).not.toMatch(/Disallow: \/\n|Disallow: \/product\/product_details/);
});
