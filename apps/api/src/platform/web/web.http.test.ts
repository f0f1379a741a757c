import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { makeCategory, makeProduct } from '../../../test/data/make-product.ts';
import { startTestApp } from '../../../test/test-app.ts';

const origin = 'https://shop.example';
const { http, services } = await startTestApp({ PUBLIC_URL: origin });

/** A page as received, before any script runs, with entities decoded. */
async function openPage(path: string, status = 200) {
  services.cache.clear();
  const answer = await http.get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toContain('text/html');
  return { html: answer.text, head: answer.text.slice(0, answer.text.indexOf('</head>')), headers: answer.headers };
}

function unescapeHtml(text: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", amp: '&' };
  return text.replaceAll(/&(\w+|#\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

function titleOf(html: string): string {
  return unescapeHtml(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
}

/** The attributes of each element with this name. */
function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, unescapeHtml(value)]),
    ),
  );
}

function linksOf(head: string, rel: string) {
  return elements(head, 'link').filter((link) => link['rel'] === rel);
}

function metaOf(head: string, name: string): string | undefined {
  return elements(head, 'meta').find((meta) => meta['name'] === name || meta['property'] === name)?.['content'];
}

/** The number of products that a page links to. */
function productsOn(html: string): number {
  return new Set(html.match(/(?<=href="\/product\/product_details\/)[\w-]+/g)).size;
}

type Thing = Record<string, unknown> & { '@type': string };

/** Structured data as a search engine reads it: each script element up to the first end tag. */
function jsonLdOf(html: string): Map<string, Thing> {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script/gis)];
  const things = blocks.map(([, json = '']) => JSON.parse(json) as Thing);
  return new Map(things.map((thing) => [thing['@type'], thing]));
}

test('the home page contains products, prices and links', async () => {
  const product = await makeProduct(services, { title: 'Nakshi Kantha', price: 150_000, offerPrice: 125_000 });
  const { html } = await openPage('/');
  expect(titleOf(html)).toContain('Haat');
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('Nakshi Kantha');
  expect(html).toContain('৳1,250');
  expect(html).toContain(`href="/product/product_details/${product.slug}"`);
});

test('the home page has structured data of the shop and its search', async () => {
  const { html } = await openPage('/');
  const things = jsonLdOf(html);
  expect(things.get('Organization')).toMatchObject({ name: 'Haat', url: origin });
  expect(things.get('WebSite')).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('a product page contains the product, for people and for search engines', async () => {
  const product = await makeProduct(services, {
    title: 'Jamdani Saree',
    price: 890_000,
    offerPrice: 845_050,
    ratingCount: 4,
    ratingSum: 18,
  });
  const path = `/product/product_details/${product.slug}`;
  const { html } = await openPage(path);
  expect(titleOf(html)).toBe('Jamdani Saree · Haat');
  expect(html).toContain('৳8,450.50');
  const things = jsonLdOf(html);
  expect(things.get('Product')).toMatchObject({
    name: 'Jamdani Saree',
    image: [origin + product.photo],
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: 8450.5,
      priceCurrency: 'BDT',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: 4.5, reviewCount: 4 },
  });
  const { itemListElement } = things.get('BreadcrumbList') as unknown as { itemListElement: { item?: string }[] };
  expect(itemListElement.map(({ item }) => item)).toEqual(
    expect.arrayContaining([
      `${origin}/`,
      `${origin}/product/category/product_list/${product.categoryId}`,
      `${origin}/product/category/subCategory/${product.subcategoryId}`,
    ]),
  );
});

test('a product without reviews or stock claims neither', async () => {
  const product = await makeProduct(services, { stock: 0 });
  const { html } = await openPage(`/product/product_details/${product.slug}`);
  const thing = jsonLdOf(html).get('Product');
  expect(thing).not.toHaveProperty('aggregateRating');
  expect(thing).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

test('no text of the catalogue can break out of the page', async () => {
  const attack = '</script><script>alert(1)</script><!--"\'><img src=x onerror=alert(1)>\u2028';
  const product = await makeProduct(services, { title: attack, description: `${attack}. Second. Third.` });
  const { html } = await openPage(`/product/product_details/${product.slug}`);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('<!--"');
  expect(jsonLdOf(html).get('Product')?.['name']).toBe(attack);
  const [, data = ''] = /<script type="application\/json" id="hydration-data">(.*?)<\/script/s.exec(html) ?? [];
  expect(JSON.stringify(JSON.parse(data))).toContain('alert(1)');
});

test('a page names its canonical address, its other language and its preview', async () => {
  const product = await makeProduct(services);
  const path = `/product/product_details/${product.slug}`;
  const { head } = await openPage(`/product/product_details/${product.id}`);
  expect(linksOf(head, 'canonical').map((link) => link['href'])).toEqual([origin + path]);
  expect(Object.fromEntries(linksOf(head, 'alternate').map((link) => [link['hreflang'], link['href']]))).toEqual({
    en: origin + path,
    bn: `${origin}/bn${path}`,
    'x-default': origin + path,
  });
  expect(metaOf(head, 'og:title')).toBe(product.title);
  expect(metaOf(head, 'og:url')).toBe(origin + path);
  expect(metaOf(head, 'og:image')).toBe(origin + product.photo);
  expect(metaOf(head, 'description')).toBeTruthy();
});

test('below /bn the page is in Bangla', async () => {
  const product = await makeProduct(services, { titleBn: 'নকশি কাঁথা', price: 125_000, offerPrice: 125_000 });
  const path = `/bn/product/product_details/${product.slug}`;
  const { html, head } = await openPage(path);
  expect(html).toContain('<html lang="bn"');
  expect(titleOf(html)).toBe('নকশি কাঁথা · হাট');
  expect(html).toContain('৳১,২৫০');
  expect(linksOf(head, 'canonical').map((link) => link['href'])).toEqual([origin + path]);
  expect(jsonLdOf(html).get('Product')).toMatchObject({ name: 'নকশি কাঁথা' });
});

test('a list links to its next products', async () => {
  const category = await makeCategory(services);
  for (let number = 0; number < 31; number++) await makeProduct(services, { categoryId: category.id });
  const path = `/product/category/product_list/${category.id}`;
  const first = await openPage(path);
  const more = elements(first.html, 'a').find((link) => link['href']?.startsWith(`${path}?`));
  expect(more?.['href']).toBeDefined();
  const next = await openPage(more?.['href'] ?? '');
  expect(productsOn(next.html)).toBeGreaterThan(productsOn(first.html));
});

test('search is a plain form, and its results are in the HTML', async () => {
  const product = await makeProduct(services, { title: 'Terracotta horse' });
  const { html } = await openPage('/');
  const form = elements(html, 'form').find(({ action }) => action === '/search');
  expect(form).toBeDefined();
  expect(elements(html, 'input').some(({ name }) => name === 'q')).toBe(true);
  const found = await openPage(`/search?q=terracotta&category=${product.categoryId}`);
  expect(found.html).toContain(`href="/product/product_details/${product.slug}"`);
});

test.each([
  ['/terms_condition', '/tearms_condition'],
  ['/bn/all_new_arrival?sort=asc', '/bn/all_new_arraival?sort=asc'],
  ['/product/category/', '/product/category'],
  ['//product//category', '/product/category'],
  ['/CART', '/cart'],
  ['/bn/Product/Category/subcategory/1', '/bn/product/category/subCategory/1'],
])('%s has moved to %s', async (from, to) => {
  const { status, headers } = await http.get(from);
  expect([status, headers['location']]).toEqual([301, to]);
});

test.each(['/nothing/here', '/bn/nothing', '/product/product_details/no-such-product', '/shop/all_product/999999'])(
  '%s is missing, and search engines are told',
  async (path) => {
    const { html, head } = await openPage(path, 404);
    expect(metaOf(head, 'robots')).toBe('noindex');
    expect(elements(html, 'form').some(({ action }) => action === '/search' || action === '/bn/search')).toBe(true);
  },
);

test.each(['/cart', '/login', '/user/profile', '/my_order_list', '/search?q=a'])('%s is not indexed', async (path) => {
  expect(metaOf((await openPage(path)).head, 'robots')).toBe('noindex');
});

test('an empty cart leads on to popular products before any script has come', async () => {
  const { slug } = await makeProduct(services, { condition: 'popular' });
  expect((await openPage('/bn/cart')).html).toContain(`href="/bn/product/product_details/${slug}"`);
});

test('inline scripts are allowed by their hashes, and no others may run', async () => {
  const product = await openPage('/product/product_details/1');
  const cart = await openPage('/cart');
  expect(inlineHashes(product.html)).toHaveLength(3);
  const named = inlineHashes(cart.html);
  expect(named).toHaveLength(4);
  expect(named).toEqual(expect.arrayContaining(inlineHashes(product.html)));
  for (const { headers } of [product, cart])
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${named.join(' ')};`);
});

test('the headers of a page leave its first packets to the page', async () => {
  const { headers } = await http.get('/bn/about_us').set('accept-encoding', 'br');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(lines.join('').length).toBeLessThan(1_000);
});

test('the sprite of each page holds the icons of that page alone', async () => {
  for (const path of ['/', '/cart', '/login']) {
    const { html } = await openPage(path);
    const held = new Set([...html.matchAll(/<g id="(icon-\d+)">/g)].map(([, id]) => id));
    const shown = new Set([...html.matchAll(/<use href="#(icon-\d+)"/g)].map(([, id]) => id));
    expect(held).toEqual(shown);
  }
});

test('every class name on a page is in its style sheet', async () => {
  for (const path of ['/', '/cart', '/login']) {
    const { html, head } = await openPage(path);
    const [style] = linksOf(head, 'stylesheet');
    const styles = (await http.get(style?.['href'] ?? '')).text;
    const known = new Set(
      [...styles.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
    );
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => unescapeHtml(names).split(' '));
    expect(used.length).toBeGreaterThan(500);
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  }
});

/** The inline scripts, as source expressions of a content security policy. */
function inlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?: data-files="[^"]*")?>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

test('a page loads files of the shop only, each of which exists and is cacheable for good', async () => {
  const { html, head, headers } = await openPage('/');
  expect(headers['content-security-policy']).toMatch(/^default-src 'self';script-src 'self' /);
  const scripts = elements(html, 'script').flatMap((script) => script['data-files']?.split(' ') ?? []);
  const files = [
    ...scripts,
    ...linksOf(head, 'stylesheet').map(({ href }) => href),
    ...linksOf(head, 'preload').map(({ href }) => href),
  ].filter((file) => file?.startsWith('/assets/'));
  expect(files.length).toBeGreaterThan(4);
  expect(scripts.filter((file) => !files.includes(file))).toEqual([]);
  for (const file of files) {
    const answer = await http.get(file ?? '').set('accept-encoding', 'br');
    expect([file, answer.status]).toEqual([file, 200]);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toBeUndefined();
  }
  const foreign = elements(html, 'script').filter(({ src }) => src !== undefined && !src.startsWith('/'));
  expect(foreign).toEqual([]);
});

test('icons and preview picture are files of the shop', async () => {
  const { head } = await openPage('/about_us');
  const picture = new URL(metaOf(head, 'og:image') ?? '').pathname;
  for (const [file, type] of [
    [linksOf(head, 'icon')[0]?.href, 'image/svg+xml'],
    [picture, 'image/png'],
  ]) {
    const answer = await http.get(file ?? '');
    expect([file, answer.status, answer.headers['content-type']]).toEqual([file, 200, type]);
    expect(file).toMatch(/^\/icons\//);
  }
});

test('pages for developers are missing in production only', async () => {
  await openPage('/dev/components');
  const production = await startTestApp({ NODE_ENV: 'production' });
  expect((await production.http.get('/dev/components')).status).toBe(404);
});

test('an unchanged page is not sent again', async () => {
  const { headers } = await http.get('/about_us');
  const { status } = await http.get('/about_us').set('if-none-match', headers['etag'] ?? '');
  expect(status).toBe(304);
});

test('if the shop cannot respond, the error page still has the shell', async () => {
  await services.pool.query('ALTER TABLE categories RENAME TO categories_away');
  try {
    const { html, head } = await openPage('/about_us', 503);
    expect(html).toContain('Something went wrong');
    expect(elements(html, 'form').some(({ action }) => action === '/search')).toBe(true);
    expect(metaOf(head, 'robots')).toBe('noindex');
  } finally {
    await services.pool.query('ALTER TABLE categories_away RENAME TO categories');
  }
  await openPage('/about_us');
});

const opening = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none', cookie: 'theme=dark; language=bn' };

test('the shop’s plain address opens in the language chosen last', async () => {
  const { status, headers } = await http.get('/').set(opening);
  expect([status, headers['location'], headers['cache-control']]).toEqual([302, '/bn', 'private, no-store']);
});

test.each([
  ['from a page of the shop', '/', { ...opening, 'sec-fetch-site': 'same-origin' }],
  ['without a choice', '/', { ...opening, cookie: 'language=en' }],
  ['at another address', '/about_us', opening],
  ['from a script', '/', { ...opening, 'sec-fetch-mode': 'cors' }],
])('%s the address decides the language', async (_where, path, headers) => {
  const { status, text } = await http.get(path).set(headers);
  expect(status).toBe(200);
  expect(text).toContain('<html lang="en"');
});

test('parameters added by other sites and their order do not create other pages', async () => {
  const { id } = await makeCategory(services);
  const path = `/product/category/product_list/${id}`;
  // The page may be rendered again while the notification of the new category is on its way.
  await vi.waitFor(async () => {
    const plain = await http.get(`${path}?max=900&min=100`);
    const made = services.cache.misses;
    const shared = await http.get(`${path}?fbclid=IwAR0x&min=100&utm_source=facebook&max=900`);
    expect(services.cache.misses).toBe(made);
    expect(shared.text).toBe(plain.text);
    expect(shared.text).not.toBe((await http.get(`${path}?max=800&min=100`)).text);
  }, 10_000);
});
