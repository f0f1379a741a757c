import { expect, test } from 'vitest';
import { figuresOf } from './budgets.ts';
import type { PageLoad } from './page-load.ts';

const light: PageLoad = {
  html: 13_000,
  scripts: 90_000,
  scriptsLater: 94_000,
  styles: 13_000,
  fonts: 26_000,
  all: 400_000,
  layoutShift: 0.0001,
  foreign: [],
  fontFiles: ['http://127.0.0.1/assets/figtree-1.woff2'],
  lateFonts: [],
};
const budget = { html: 14_000, scripts: 95_000, scriptsLater: 95_000, all: 450_000, code: 112_000, isRendered: true };

test('a light page is within all limits', () => {
  expect(figuresOf(light, budget).filter(({ isWithin }) => !isWithin)).toEqual([]);
});

test.each([
  ['HTML', { html: 14_001 }],
  ['scripts', { scripts: 95_001 }],
  ['scripts after 10 s', { scriptsLater: 95_001 }],
  ['styles', { styles: 20_001 }],
  ['fonts', { fonts: 30_001 }],
  ['scripts and styles', { scripts: 94_000, styles: 18_001 }],
  ['in all', { all: 450_001 }],
  ['layout shift', { layoutShift: 0.005 }],
  ['other hosts', { foreign: ['https://elsewhere.example/a.js'] }],
  ['fonts without preload', { lateFonts: ['http://127.0.0.1/assets/haat-taka-1.woff2'] }],
  ['Bangla font', { fontFiles: ['http://127.0.0.1/assets/anek-bangla-1.woff2'] }],
])('%s above the limit is reported', (name, change) => {
  const over = figuresOf({ ...light, ...change }, budget).filter(({ isWithin }) => !isWithin);
  expect(over.map((figure) => figure.name)).toEqual([name]);
});

test('a page in Bangla loads its own font', () => {
  const bangla = { ...light, fonts: 112_000, fontFiles: ['http://127.0.0.1/assets/anek-bangla-1.woff2'] };
  expect(figuresOf(bangla, { isBangla: true }).filter(({ isWithin }) => !isWithin)).toEqual([]);
});
