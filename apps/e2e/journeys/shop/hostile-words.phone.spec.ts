import type { Page } from '@playwright/test';
import type pg from 'pg';
import { hostileWords } from '../../src/hostile-words.ts';
import { logIn, newShopper, register, type Shopper, stockProduct } from '../../src/shopper.ts';
import { expect, test } from '../../src/shop-test.ts';

interface Watched {
  ran: unknown[];
  violations: string[];
}

/** Records everything that the page executed from the hostile texts, and violations of the content security policy. */
async function watch(page: Page): Promise<Watched> {
  const watched: Watched = { ran: [], violations: [] };
  await page.exposeFunction('ran', (which: unknown) => watched.ran.push(which));
  await page.exposeFunction('reportViolation', (what: string) => watched.violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('dialog', (dialog) => {
    watched.ran.push(dialog.message());
    void dialog.dismiss();
  });
  return watched;
}

/** Opens a page, waits for hydration and returns its text. */
async function wordsOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
}

async function expectPlainElements(page: Page): Promise<void> {
  const made = page.locator(
    '[onerror], [onload], [onfocus], [onmouseover], [ontoggle], [onbegin], [src="x"], [href^="javascript:"], [action^="javascript:"], iframe, object, embed, base, marquee, math, xmp',
  );
  expect(await made.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 200)))).toEqual([]);
}

/** Puts the hostile texts into a product, its shop, its reviews and their authors' names. */
async function sayThemInTheCatalogue(database: pg.Client): Promise<{ slug: string; shopId: number }> {
  const { id, slug } = await stockProduct(database, { stock: 5 });
  const all = hostileWords.join('\n\n');
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO shops (name, name_bn, district, about, about_bn, photo)
     SELECT $1, $1, $2, $3, $3, photo FROM shops ORDER BY id LIMIT 1 RETURNING id`,
    [hostileWords[0], hostileWords[14], all],
  );
  const shopId = rows[0]?.id ?? 0;
  await database.query(
    `UPDATE products SET title = $2, title_bn = $2, description = $3, description_bn = $3, shop_id = $4 WHERE id = $1`,
    [id, hostileWords.slice(4, 8).join(' '), all, shopId],
  );
  for (const [place, words] of hostileWords.entries()) {
    await database.query(
      `WITH writer AS (
         INSERT INTO users (id, email, full_name) VALUES (gen_random_uuid(), gen_random_uuid() || '@haat.test', $2) RETURNING id)
       INSERT INTO reviews (product_id, user_id, star, message) SELECT $1, id, 1 + $3::int % 5, $2 FROM writer`,
      [id, words, place],
    );
  }
  await database.query(
    `UPDATE products SET (rating_count, rating_sum) = (SELECT count(*), sum(star) FROM reviews WHERE product_id = $1) WHERE id = $1`,
    [id],
  );
  return { slug, shopId };
}

test('texts of products, shops and reviews are never executed', async ({ page, database }) => {
  const { slug, shopId } = await sayThemInTheCatalogue(database);
  const watched = await watch(page);
  for (const locale of ['', '/bn']) {
    const words = await wordsOf(page, `${locale}/product/product_details/${slug}`);
    expect(words).toContain(hostileWords[4]);
    await expectPlainElements(page);
    await page.getByRole('tab').nth(1).click();
    const panel = page.getByRole('tabpanel').last();
    const more = panel.getByRole('button', { name: /^(Show More|আরও)/ });
    await expect(more).toBeVisible();
    while (await more.isVisible()) {
      const shown = await panel.getByRole('listitem').count();
      await more.click();
      await expect.poll(() => panel.getByRole('listitem').count()).toBeGreaterThan(shown);
    }
    const reviews = (await panel.innerText()).replaceAll(/\s+/g, ' ');
    expect(hostileWords.filter((each) => !reviews.includes(each))).toEqual([]);
    await expectPlainElements(page);
    expect(await wordsOf(page, `${locale}/shop/all_product/${shopId}`)).toContain(hostileWords[0]);
    await expectPlainElements(page);
  }
  expect(watched).toEqual({ ran: [], violations: [] });
});

test('texts in addresses and in the search field are never executed', async ({ context }) => {
  const open = async (address: string) => {
    const page = await context.newPage();
    const watched = await watch(page);
    for (const words of hostileWords.filter((_each, place) => place % 6 === 0)) {
      await wordsOf(page, `${address}${encodeURIComponent(words)}`);
      await expectPlainElements(page);
    }
    expect(watched).toEqual({ ran: [], violations: [] });
  };
  await Promise.all([open('/search?q='), open('/login?from=')]);
});

test("a shopper's own texts are never executed on pages, the invoice and in mails", async ({
  page,
  database,
  request,
}) => {
  const [name = '', address = '', notes = ''] = [15, 25, 40].map((start) =>
    hostileWords.slice(start, start + 3).join(' '),
  );
  const shopper: Shopper = { ...newShopper(), name, address };
  await register(request, shopper);
  const { id } = await stockProduct(database, { stock: 5 });
  const watched = await watch(page);
  await page.goto('/login');
  await logIn(page, shopper);
  await page.waitForURL((url) => !url.pathname.includes('login'));
  const orderNumber = await placeOrder(page, { shopper, productId: id, notes });

  await wordsOf(page, '/user/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expectPlainElements(page);
  await wordsOf(page, '/my_order_list');
  await expectPlainElements(page);
  await page.goto(`/order_list_view/${orderNumber}`);
  await expect(page.getByText(address).first()).toBeVisible();
  await expectPlainElements(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Print Invoice' }).click();
  const invoice = await opened;
  await expect(invoice.getByText(address)).toBeVisible();
  await expectPlainElements(invoice);
  await invoice.close();

  const { rows: mails } = await database.query<{ id: string; kind: string }>(
    'SELECT m.id, m.kind FROM mails m JOIN orders o ON o.id = m.order_id WHERE o.order_number = $1',
    [orderNumber],
  );
  const mailbox = await page.context().newPage();
  const mailOf = (kind: string) => mails.find((mail) => mail.kind === kind)?.id ?? '';
  expect(await readMail(mailbox, mailOf('operator-order'))).toEqual({
    words: expect.stringContaining(name),
    elements: 0,
  });
  const own = await readMail(mailbox, mailOf('order-confirmation'));
  expect(own).toEqual({ words: expect.stringContaining(orderNumber), elements: 0 });
  expect(own.words).not.toMatch(/[<>="]|javascript:/);
  expect(watched).toEqual({ ran: [], violations: [] });
});

const hostileElements = 'script, img[src="x"], svg, iframe, object, [onerror], [onload], [onbegin]';

/** Parses a mail of the mailbox as a browser would, without executing it. */
async function readMail(page: Page, id: string): Promise<{ words: string; elements: number }> {
  await page.goto(`/dev/mailbox/${id}`);
  return page.locator('iframe').evaluate((frame: HTMLIFrameElement, selector) => {
    const mail = new DOMParser().parseFromString(frame.srcdoc, 'text/html');
    return { words: mail.body.textContent, elements: mail.querySelectorAll(selector).length };
  }, hostileElements);
}

interface Purchase {
  shopper: Shopper;
  productId: number;
  notes: string;
}

/** Orders through the API as the logged-in page would; returns the order number. */
async function placeOrder(page: Page, { shopper, productId, notes }: Purchase): Promise<string> {
  const { email, password, name, phone, address } = shopper;
  const login = await page.request.post('/api/login', { data: { email, password } });
  const { token, user_id } = (await login.json()).data;
  const zones = await (await page.request.get('/api/shipping-list')).json();
  const shipping_id = Number(zones.data[0].id);
  const item = [{ product_id: productId, qty: 1 }];
  const quote = (await (await page.request.post('/api/checkout-quote', { data: { item, shipping_id } })).json()).data;
  const order = await page.request.post('/api/checkout-confirm', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      user_id,
      name,
      email,
      phone,
      address,
      item,
      shipping_id,
      order_notes: notes,
      coupon: 0,
      coupon_code: null,
      total_amount: quote.total_amount,
      sub_total: quote.sub_total,
      delivery_charge: quote.delivery_charge,
    },
  });
  expect(order.status(), await order.text()).toBe(201);
  return (await order.json()).data.order_number;
}
