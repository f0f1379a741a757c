import type { Page, Route } from '@playwright/test';

/*
 * What the console shows of the day on which it is asked; fixed here, so that screenshots stay the same.
 */

const hours = (count: number) => new Date(Date.parse('2026-11-22T06:00:00Z') - count * 3_600_000).toISOString();
const dayAt = (back: number) => hours(back * 24).slice(0, 10);
const waiting = (count: number, oldestHours: number) => ({ count, oldest: hours(oldestHours) });
const bangla = { title: 'Kuasha Hoodie, Grey', title_bn: 'কুয়াশা হুডি, ধূসর', photo: '' };
const product = (id: number, stock: number) => ({ id, slug: `hoodie-${id}`, stock, ...bangla });

const today = {
  confirm: waiting(38, 9),
  pack: { ...waiting(14, 30), shops: 5 },
  handover: waiting(45, 20),
  undelivered: waiting(2, 70),
  late: waiting(3, 150),
  applications: waiting(1, 26),
  failed_mails: { count: 0, newest: [] },
  days: Array.from({ length: 30 }, (_each, place) => ({
    day: dayAt(29 - place),
    orders: 20 + ((place * 7) % 19),
    lost: place % 4,
    paid: place > 25 ? 0 : 30_000 + place * 900,
    open: place > 22 ? 24_000 : 0,
  })),
  courier: { parcels: 112, total: 154_300, days_1_2: 84_200, days_3_on: 61_500, late: 8600 },
  low_stock: [
    { ...product(1, 2), sold_a_day: 1.5, days_left: 1 },
    { ...product(2, 0), sold_a_day: 0.8, days_left: 0 },
  ],
  low_stock_count: 2,
  zones: [
    { zone: 'Inside Dhaka', zone_bn: 'ঢাকার ভেতরে', orders: 410, cancelled: 21, returned: 12 },
    { zone: 'Outside Dhaka', zone_bn: 'ঢাকার বাইরে', orders: 290, cancelled: 33, returned: 25 },
  ],
  best_selling: [
    { ...product(3, 40), pieces: 61, total: 109_190 },
    { ...product(4, 12), pieces: 33, total: 52_470 },
  ],
  missed_searches: [
    { text: 'prayer mat', count: 9 },
    { text: 'জায়নামাজ', count: 6 },
  ],
};

const sheet = {
  courier: 'Redx',
  by: 'Nusrat Jahan',
  parcels: 42,
  delivered: 36,
  returned: 2,
  out: 4,
  handed_over: 61_200,
  expected: 58_700,
  received: 52_000,
  outstanding: 6700,
  difference: 0,
  has_difference: false,
};
const sheets = {
  data: [
    { ...sheet, code: '21-11-A', at: hours(22), days: 1, out: 42, delivered: 0, returned: 0, received: 0 },
    { ...sheet, code: '19-11-A', at: hours(70), days: 3, difference: -640, has_difference: true },
    { ...sheet, code: '14-11-B', at: hours(190), days: 8, courier: null },
  ],
  next_cursor: null,
  views: { open: 3, difference: 1, settled: 8, all: 11 },
  figures: {
    at_courier: { total: 20_100, parcels: 50, sheets: 3 },
    late: { total: 6700, sheets: 1, oldest: hours(190) },
    came_in: { total: 104_000, last: hours(26) },
    differences: { total: -640, sheets: 1 },
    without_sheet: { total: 0, parcels: 0 },
  },
};

/** The id of an import whose result is fixed. */
export const fixedImport = '0198c000-0000-7000-8000-000000000001';
const importRun = {
  id: fixedImport,
  file_name: 'prices-november.csv',
  by: 'Nusrat Jahan',
  at: hours(2),
  state: 'applied',
  encoding: 'comma, UTF-8',
  line_count: 214,
  done: 214,
  columns: [],
  counts: { new: 6, changed: 171, same: 29, wrong: 5, look_at: 2, left_out: 1 },
  checked_at: hours(1.5),
  applied: { at: hours(1), by: 'Nusrat Jahan', new: 6, changed: 171, left: 0 },
  undone: null,
  undo_until: hours(-23),
  has_lines: true,
};

/** The rest of an answer is what the shop says. */
function answering(change: (body: Record<string, unknown>) => Record<string, unknown>) {
  return async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Record<string, unknown>) });
  };
}

/** Fixes what the console's screens show of the present day. */
export async function fixAnswers(page: Page): Promise<void> {
  await page.route('**/api/admin/today', (route) => route.fulfill({ json: { success: true, data: today } }));
  await page.route(
    '**/api/admin/sheets?*',
    answering((body) => ({ ...body, ...sheets })),
  );
  await page.route(`**/api/admin/imports/${fixedImport}`, (route) =>
    route.fulfill({ json: { success: true, data: importRun } }),
  );
  // Whoever had the order on the screen for an earlier picture.
  await page.route('**/api/admin/orders/*/presence', (route) => route.fulfill({ json: { success: true, data: [] } }));
  // The mails of the demo's orders name their random numbers.
  await page.route(
    '**/api/admin/orders/*',
    answering((body) => ({ ...body, data: { ...(body['data'] as object), mails: [] } })),
  );
  await page.route(
    '**/api/admin/products/1',
    answering((body) => ({
      ...body,
      data: {
        ...(body['data'] as object),
        sold_lately: 188,
        changed: null,
        movements: [{ at: hours(300), delta: 38, reason: 'opening', order_number: null, by: null }],
      },
    })),
  );
}
