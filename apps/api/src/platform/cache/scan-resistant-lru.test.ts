import { expect, test } from 'vitest';
import { ScanResistantLru } from './scan-resistant-lru.ts';

interface Page {
  bytes: number;
}

/** A cache for ninety-six values of ten bytes, three of them newcomers. */
function createLru() {
  return new ScanResistantLru<Page>({ maxBytes: 960, sizeOf: ({ bytes }) => bytes });
}

type Lru = ReturnType<typeof createLru>;

function add(lru: Lru, name: string, count: number, options?: { isProven: boolean }) {
  for (let number = 0; number < count; number += 1) lru.add(`${name} ${number}`, { bytes: 10 }, options);
}

function use(lru: Lru, name: string, count: number) {
  for (let number = 0; number < count; number += 1) {
    const page = lru.peek(`${name} ${number}`);
    if (page) lru.use(`${name} ${number}`, page);
  }
}

function countOf(lru: Lru, name: string): number {
  return [...lru.entries()].filter(([key]) => key.startsWith(`${name} `)).length;
}

test('all the room is used, and never more', () => {
  const lru = createLru();
  for (let number = 0; number < 200; number += 1) {
    lru.add(`page ${number}`, { bytes: 10 });
    expect(lru.bytes).toBeLessThanOrEqual(960);
  }
  expect(lru.size).toBe(96);
});

test('what is asked for once each pushes out a thirty-second part of what was there', () => {
  const lru = createLru();
  add(lru, 'warm', 96);
  add(lru, 'crawled', 1_000);
  expect([countOf(lru, 'warm'), countOf(lru, 'crawled')]).toEqual([93, 3]);
  expect(lru.peek('crawled 999')).toBeDefined();
});

test('what is used takes the place of what was used once, until all of that is gone', () => {
  const lru = createLru();
  add(lru, 'old', 96);
  for (let number = 0; number < 93; number += 1) {
    add(lru, `new ${number}`, 1);
    use(lru, `new ${number}`, 1);
  }
  expect([countOf(lru, 'old'), lru.peek('new 0 0')?.bytes, lru.size]).toEqual([3, 10, 96]);
});

test('of what is proven, the least recently used settles and is evicted before the others', () => {
  const lru = createLru();
  add(lru, 'page', 93, { isProven: true });
  use(lru, 'page', 1);
  add(lru, 'other', 10, { isProven: true });
  expect(lru.peek('page 0')).toBeDefined();
  expect(lru.peek('page 1')).toBeUndefined();
  expect([countOf(lru, 'page'), countOf(lru, 'other')]).toEqual([86, 10]);
});

test('a value that shrinks or grows is measured again, and another one of its key is not', () => {
  const lru = createLru();
  const page = { bytes: 30 };
  lru.add('page', page);
  page.bytes = 10;
  lru.measure('page', page);
  lru.measure('page', { bytes: 500 });
  expect(lru.bytes).toBe(10);
  add(lru, 'other', 93, { isProven: true });
  page.bytes = 900;
  lru.measure('page', page);
  expect(lru.bytes).toBeLessThanOrEqual(960);
});

test('a value larger than what newcomers have is kept like one that has settled', () => {
  const lru = createLru();
  lru.add('large', { bytes: 200 });
  add(lru, 'warm', 200);
  expect(lru.peek('large')).toBeDefined();
  lru.delete('large');
  lru.clear();
  expect([lru.bytes, lru.size]).toEqual([0, 0]);
});
