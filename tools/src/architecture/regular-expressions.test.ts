import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findExpressions, isSlow } from './regular-expressions.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const length = 50_000;
/** Linear time stays far below this even on a busy machine; quadratic time is far above. */
const maxMs = 200;

/** Slow on long texts, but only ever applied to short ones: our own texts, settings, names in the shell. */
const seeShortTextsOfOurs = new Set([
  'apps/api/src/features/orders/mails/money-text.ts',
  'apps/api/src/platform/storage/s3-storage.ts',
  'packages/ui/src/i18n/dates.ts',
  'packages/ui/src/i18n/format.ts',
  'prisma/src/new-migration.ts',
]);

const expressions = execFileSync('git', ['ls-files', 'apps/*/src/*', 'packages/*/src/*', 'prisma/src/*'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !seeShortTextsOfOurs.has(file))
  .flatMap((file) => findExpressions({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

test('expressions are found wherever they are, and slow ones are detected', () => {
  const text = `
    // a comment with /a+a+$/ in it
    const share = total / 2 / 3;
    const isSlow = /\\s+$/.test(name);
    return /^(a|a)*$/i.exec(name);`;
  const found = findExpressions({ path: 'x.ts', text });
  expect(found.map(({ at }) => at)).toEqual(['x.ts /\\s+$/', 'x.ts /^(a|a)*$/i']);
  expect(found.map((each) => isSlow(each, { length: length / 4, maxMs: maxMs / 4 }))).toEqual([true, true]);
  expect(expressions.length).toBeGreaterThan(90);
});

test('no expression of the source takes long on a hostile text', { timeout: 240_000 }, () => {
  const slow = expressions.filter((found) => isSlow(found, { length, maxMs }));
  expect(slow.map(({ at }) => at)).toEqual([]);
});
