import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeQuantity } from '@haat/contracts/saved-lists/merge-quantity';
import type { CartLine } from '../cart-lines.ts';
import { cartAfterOrder, changesSince, joinAnswer, listsOf, type Lists } from './list-merge.ts';

function line(id: number, count: number, selectedColor: string | null = null): CartLine {
  return { id, count, selectedColor, selectedSize: null };
}

function inCart(...cart: CartLine[]): Lists {
  return { cart, favourites: [] };
}

const nothing = inCart();

/** Behaves like the API: merges changes line by line, and removes ordered lines from the cart. */
function serverOf(start: Lists) {
  let lists = start;
  const meet = (agreed: Lists, device: Lists): Lists => {
    const changes = changesSince(agreed, device) ?? { cart: [], favourites: [] };
    const merged = { ...lists, cart: lists.cart.map((each) => ({ ...each })) };
    for (const { product_id: id, color, qty, known_qty: known } of changes.cart) {
      const found = merged.cart.find((each) => each.id === id && each.selectedColor === color);
      const count = mergeQuantity({ known, mine: qty, theirs: found?.count ?? 0 });
      if (found) found.count = count;
      else merged.cart.push(line(id, count, color));
    }
    lists = { ...merged, cart: merged.cart.filter(({ count }) => count > 0) };
    return lists;
  };
  const order = (lines: readonly CartLine[]): void => {
    lists = { ...lists, cart: lists.cart.filter(({ id }) => !lines.some((each) => each.id === id)) };
  };
  return Object.assign(meet, { order });
}

function ordered(lines: readonly CartLine[]) {
  return lines.map(({ id, selectedColor: color, selectedSize: size }) => ({ product_id: id, color, size }));
}

test('without changes nothing is sent', () => {
  expect(changesSince(inCart(line(1, 2)), inCart(line(1, 2)))).toBeNull();
});

test('a change names the line, its quantity and the agreed quantity', () => {
  const changes = changesSince(inCart(line(1, 2), line(2, 1)), {
    cart: [line(1, 3), line(1, 1, 'Maroon')],
    favourites: [line(9, 2)],
  });
  expect(changes).toEqual({
    cart: [
      { product_id: 1, qty: 3, known_qty: 2, color: null, size: null },
      { product_id: 1, qty: 1, known_qty: 0, color: 'Maroon', size: null },
      { product_id: 2, qty: 0, known_qty: 1, color: null, size: null },
    ],
    favourites: [{ product_id: 9, qty: 2, known_qty: 0 }],
  });
});

test("a guest's cart joins the account's, and neither loses anything", () => {
  const guest = inCart(line(1, 2), line(2, 1));
  const answer = serverOf(inCart(line(2, 3), line(3, 1)))(nothing, guest);
  expect(joinAnswer({ sent: guest, device: guest, answer }).cart).toEqual([line(1, 2), line(2, 3), line(3, 1)]);
});

test('changes made while the response is on its way are kept', () => {
  const sent = inCart(line(1, 1), line(2, 1));
  const device = inCart(line(2, 1), line(4, 1));
  const answer = inCart(line(1, 1), line(2, 1), line(3, 1));
  expect(joinAnswer({ sent, device, answer }).cart).toEqual([line(2, 1), line(4, 1), line(3, 1)]);
});

test('the response is converted to the format stored on the device', () => {
  const cart = [{ product_id: 1, qty: 2, color: 'Maroon', size: null }];
  expect(listsOf({ cart, favourites: [{ product_id: 5, qty: 3 }] })).toEqual({
    cart: [line(1, 2, 'Maroon')],
    favourites: [line(5, 3)],
  });
});

const anyCart = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 4 }), count: fc.integer({ min: 1, max: 4 }) }),
  {
    selector: ({ id }) => id,
  },
);

function cartOf(lines: { id: number; count: number }[]): Lists {
  return inCart(...lines.map(({ id, count }) => line(id, count)));
}

const sorted = ({ cart }: Lists) => cart.toSorted((a, b) => a.id - b.id);

test('two devices that only add end with the same cart, including every line of both', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyCart, (start, one, other) => {
      const server = serverOf(cartOf(start));
      const [phone, laptop] = [cartOf(one), cartOf(other)];
      const first = joinAnswer({ sent: phone, device: phone, answer: server(nothing, phone) });
      const second = joinAnswer({ sent: laptop, device: laptop, answer: server(nothing, laptop) });
      const again = joinAnswer({ sent: first, device: first, answer: server(first, first) });
      expect(sorted(again)).toEqual(sorted(second));
      const ids = new Set(again.cart.map(({ id }) => id));
      for (const { id } of [...start, ...one, ...other]) expect(ids.has(id)).toBe(true);
    }),
  );
});

test('ordered lines are on no device afterwards, even if the phone is closed on the thank-you page', () => {
  const cart = inCart(line(1, 2), line(2, 1, 'Maroon'));
  const server = serverOf(cart);
  server.order(cart.cart);
  const laptop = joinAnswer({ sent: cart, device: cart, answer: server(cart, cart) });
  expect(laptop.cart).toEqual([]);
  // Added again on the laptop; the phone, back online days later, must not remove it.
  expect(server(laptop, inCart(line(1, 1))).cart).toEqual([line(1, 1)]);
  const phone = inCart(...cartAfterOrder(cart.cart, ordered(cart.cart)));
  const answer = server(phone, nothing);
  expect(joinAnswer({ sent: nothing, device: nothing, answer }).cart).toEqual([line(1, 1)]);
});

test('what was bought with Buy Now stays in the cart', () => {
  const cart = inCart(line(1, 1), line(2, 1));
  const server = serverOf(cart);
  server.order([line(1, 1)]);
  const agreed = inCart(...cartAfterOrder(cart.cart, ordered([line(1, 1)])));
  const answer = server(agreed, cart);
  expect(sorted(joinAnswer({ sent: cart, device: cart, answer }))).toEqual([line(1, 1), line(2, 1)]);
});

test('an order leaves what was added to the cart meanwhile', () => {
  const cart = [line(1, 2), line(1, 1, 'Maroon'), line(3, 1)];
  expect(cartAfterOrder(cart, ordered([line(1, 1)]))).toEqual([line(1, 1, 'Maroon'), line(3, 1)]);
});
