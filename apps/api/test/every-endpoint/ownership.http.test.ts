import { expect, test } from 'vitest';
import { makeShopper } from '../data/make-shopper.ts';
import { startTestApp } from '../test-app.ts';
import { allEndpoints, send } from './send.ts';
import { makeWorld, validInputs } from './world.ts';

const { http, services } = await startTestApp();
const owner = await makeWorld(services, http);
const owned = validInputs(owner);

/** Endpoints whose valid call contains its owner's id in the path, the query or the body. */
const personal = allEndpoints.filter(([name, { access }]) => {
  const sent = JSON.stringify(owned[name]);
  return access === 'shopper' && (sent.includes(owner.shopper.userId) || sent.includes(owner.orderNumber));
});

test('there are endpoints and fields to test', () => {
  expect(personal.map(([name]) => name)).toEqual(
    expect.arrayContaining(['passwordChange', 'checkoutConfirm', 'userOrder', 'order', 'orderCancel', 'reviewStore']),
  );
});

test.each(personal)("%s refuses another shopper's id and changes nothing", async (name) => {
  const stranger = await makeShopper(services);
  const before = await everythingOf(owner.shopper.userId);
  const answer = await send(http, { name, input: owned[name], headers: { authorization: `Bearer ${stranger.token}` } });
  expect([403, 404]).toContain(answer.status);
  expect(JSON.stringify(answer.body)).not.toContain(owner.shopper.email);
  expect(await everythingOf(owner.shopper.userId)).toEqual(before);
});

const forShoppers = allEndpoints.filter(([, { access }]) => access === 'shopper');
const ownerIds = {
  user_id: owner.shopper.userId,
  userId: owner.shopper.userId,
  id: owner.shopper.userId,
  email: owner.shopper.email,
  order_number: owner.orderNumber,
};

// Even if no contract mentions it: in the query, in JSON and in forms.
test.each(forShoppers)(
  "%s gives and changes nothing of another's whose ids are added to a call",
  async (name, { route }) => {
    const input = owned[name];
    const calls = [
      { ...input, query: { ...input.query, ...ownerIds } },
      ...(route.startsWith('POST') ? [{ ...input, body: { ...(input.body as object), ...ownerIds } }] : []),
    ];
    for (const call of calls) {
      const stranger = await makeShopper(services);
      const before = await everythingOf(owner.shopper.userId);
      const answer = await send(http, { name, input: call, headers: { authorization: `Bearer ${stranger.token}` } });
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toMatch(new RegExp(`${owner.shopper.email}|${owner.orderNumber}`));
      expect(await everythingOf(owner.shopper.userId)).toEqual(before);
    }
  },
);

async function everythingOf(userId: string): Promise<unknown> {
  const { rows } = await services.pool.query(
    `SELECT to_jsonb(u) AS account,
            (SELECT jsonb_agg(to_jsonb(o) ORDER BY o.id) FROM orders o WHERE o.user_id = u.id) AS orders,
            (SELECT jsonb_agg(to_jsonb(r) ORDER BY r.id) FROM reviews r WHERE r.user_id = u.id) AS reviews,
            (SELECT jsonb_agg(to_jsonb(s) ORDER BY s.product_id) FROM saved_lines s WHERE s.user_id = u.id) AS saved
       FROM users u WHERE u.id = $1`,
    [userId],
  );
  return rows[0];
}
