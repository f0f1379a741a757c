import { isStaffAccess } from '@haat/contracts';
import { expect, test } from 'vitest';
import { startTestApp } from '../test-app.ts';
import { headersOfSomebody } from './callers.ts';
import { hostileCalls } from './hostile.ts';
import { allEndpoints, send } from './send.ts';
import { makeWorld, validInputs } from './world.ts';

const { http, services } = await startTestApp();
const world = await makeWorld(services, http);
const inputs = validInputs(world);
/** Staff may change any order and product, so those that they are sent are not among what must not change. */
const staffWorld = await makeWorld(services, http);
const staffInputs = validInputs(staffWorld);
const { id: lastProductId } = await services.db.product.findFirstOrThrow({ orderBy: { id: 'desc' } });
const atOnce = 10;

/** Texts that would list a whole table, wait, write or name a table if they ever became part of a statement. */
const sqlWords = [
  "'",
  '"',
  '`',
  '\\',
  "''",
  "' OR '1'='1",
  "' OR 1=1 --",
  '" OR ""="',
  "') OR ('1'='1",
  "1' ORDER BY 99 --",
  "' UNION SELECT email, password_hash FROM users --",
  "'; DROP TABLE products; --",
  "'; UPDATE users SET role = 'operator'; --",
  "' || pg_sleep(9) --",
  '1; SELECT pg_sleep(9)',
  '(SELECT pg_sleep(9))',
  '1 OR 1=1',
  '-1 UNION ALL SELECT 1',
  '$1',
  '$$; SELECT 1; $$',
  '/**/OR/**/1=1',
  "E'\\\\047 OR 1=1 --",
  '%27%20OR%201=1',
  { $ne: '' },
  { not: '' },
  { contains: '' },
  { startsWith: '' },
  { OR: [{}] },
];

/** A checksum of everything that must not change, permissions included. */
async function everything(): Promise<unknown> {
  const { rows } = await services.pool.query(
    `SELECT (SELECT array_agg(tablename ORDER BY tablename) FROM pg_tables WHERE schemaname = 'public') AS tables,
            (SELECT md5(string_agg(p::text, '' ORDER BY id)) FROM products p WHERE id <> $4 AND id <= $5) AS products,
            (SELECT array_agg(DISTINCT role::text) FROM users) AS roles,
            (SELECT md5(o::text) FROM orders o WHERE order_number = $1) AS "order",
            (SELECT md5(u::text) FROM users u WHERE id = $2) AS owner,
            (SELECT md5(m::text) FROM staff_members m WHERE id = $3) AS staff`,
    [world.orderNumber, world.shopper.userId, world.owner.staffId, staffWorld.productId, lastProductId],
  );
  return rows[0];
}

// Every call has its own shopper, because some of them end a token.
test.each(allEndpoints)(
  '%s takes SQL as words: no failure, no wait, nothing more shown or changed',
  async (name, definition) => {
    const before = await everything();
    const surprises: string[] = [];
    const valid = isStaffAccess(definition.access) ? staffInputs : inputs;
    const calls = [...hostileCalls(definition, valid[name], sqlWords)];
    for (let start = 0; start < calls.length; start += atOnce) {
      await Promise.all(
        calls.slice(start, start + atOnce).map(async ({ at, input, value }) => {
          const headers = await headersOfSomebody(services, definition);
          const startedAt = performance.now();
          const { status, text } = await send(http, { name, input, headers });
          const words = JSON.stringify(value);
          if (status >= 500) surprises.push(`${at} = ${words}: ${status}`);
          if (performance.now() - startedAt > 8_000) surprises.push(`${at} = ${words}: waited`);
          if (/argon2id|syntax error|unterminated/.test(text))
            surprises.push(`${at} = ${words}: ${text.slice(0, 200)}`);
        }),
      );
    }
    expect(surprises).toEqual([]);
    expect(await everything()).toEqual(before);
  },
  60_000,
);

const search = (text: string) => http.get(`/api/product-list?q=${encodeURIComponent(text)}`);

test('a search for SQL finds what its words find, and nothing else', async () => {
  // Those that were added above have SQL for titles, and a title that begins with the text comes first.
  await services.db.product.updateMany({ where: { id: { gt: lastProductId } }, data: { retiredAt: new Date() } });
  for (const word of sqlWords.filter((each) => typeof each === 'string').filter(({ length }) => length > 5)) {
    const words = word.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const [{ body, status }, { body: plain }] = await Promise.all([search(word), search(words)]);
    expect([word, status, body.data]).toEqual([word, 200, plain.data]);
  }
});
