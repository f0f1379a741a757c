import { isStaffAccess } from '@haat/contracts';
import { expect, test } from 'vitest';
import { startTestApp } from '../test-app.ts';
import { somebody } from './callers.ts';
import { hostileCalls } from './hostile.ts';
import { inGroups } from './in-groups.ts';
import { allEndpoints } from './send.ts';
import { makeWorld, validInputs } from './world.ts';

const { http, services } = await startTestApp();
const world = await makeWorld(services, http);
const inputs = validInputs(world);
/** Staff may change any order and product, so those sent to them are excluded from what must not change. */
const staffWorld = await makeWorld(services, http);
const staffInputs = validInputs(staffWorld);
const { id: lastProductId } = await services.db.product.findFirstOrThrow({ orderBy: { id: 'desc' } });
const call = somebody({ http, services });

/**
 * Values that would list a whole table, wait, write or name a table if they ever became part of a statement: at least
 * one for each way to break out of each kind of quotation marks, of numbers, of comments, and of Prisma's conditions.
 */
const sqlWords = [
  "'",
  '"',
  '`',
  '\\',
  "' OR '1'='1",
  "') OR ('1'='1",
  '" OR ""="',
  "'; UPDATE users SET role = 'operator'; --",
  "' || pg_sleep(9) --",
  '(SELECT pg_sleep(9))',
  '-1 UNION ALL SELECT 1 --',
  '$1',
  '$$; SELECT 1; $$',
  '/**/OR/**/1=1',
  "E'\\\\047 OR 1=1 --",
  { not: '' },
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

test.each(allEndpoints)(
  '%s takes SQL as words: no failure, no wait, nothing more shown or changed',
  async (name, definition) => {
    const before = await everything();
    const surprises: string[] = [];
    const valid = isStaffAccess(definition.access) ? staffInputs : inputs;
    await inGroups(hostileCalls(definition, valid[name], sqlWords), async ({ at, input, value }) => {
      const startedAt = performance.now();
      const { status, text } = await call({ name, input });
      const words = JSON.stringify(value);
      if (status >= 500) surprises.push(`${at} = ${words}: ${status}`);
      if (performance.now() - startedAt > 8_000) surprises.push(`${at} = ${words}: waited`);
      if (/argon2id|syntax error|unterminated/.test(text)) surprises.push(`${at} = ${words}: ${text.slice(0, 200)}`);
    });
    expect(surprises).toEqual([]);
    expect(await everything()).toEqual(before);
  },
  60_000,
);

const search = (text: string) => http.get(`/api/product-list?q=${encodeURIComponent(text)}`);

test('a search for SQL finds what its words find, and nothing else', async () => {
  // The products added above have SQL in their titles, and titles that begin with the text rank first.
  await services.db.product.updateMany({ where: { id: { gt: lastProductId } }, data: { retiredAt: new Date() } });
  for (const word of sqlWords.filter((each) => typeof each === 'string').filter(({ length }) => length > 5)) {
    const words = word.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const [{ body, status }, { body: plain }] = await Promise.all([search(word), search(words)]);
    expect([word, status, body.data]).toEqual([word, 200, plain.data]);
  }
});
