import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { treeRules, type SourceFile } from './tree-rules.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const maxFileBytes = 1_000_000;
const plantedTree = mkdtempSync(path.join(tmpdir(), 'haat-planted-'));
afterAll(() => rmSync(plantedTree, { recursive: true, force: true }));

function listedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

function trackedFiles(): SourceFile[] {
  return listedFiles()
    .filter((file) => /\.(ts|tsx|css)$/.test(file) && !file.startsWith('tools/src/architecture/'))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

test('the repository follows its rules', () => {
  const files = trackedFiles();
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => treeRules.flatMap((rule) => rule(file)))).toEqual([]);
});

function isStray(file: string): boolean {
  return /\.(whl|zip|gz|tgz|tar|exe|so)$/.test(file) || statSync(path.join(root, file)).size > maxFileBytes;
}

test('nothing that was downloaded or packed lies in the repository', () => {
  expect(listedFiles().filter(isStray)).toEqual([]);
});

test.each([
  [{ path: 'apps/api/src/platform/utils.ts', text: '' }, 'the name says nothing'],
  [{ path: 'apps/web/src/ui/button.tsx', text: "const green = '#0a6b4d';" }, 'a raw colour'],
  [{ path: 'apps/console/src/ui/row.css', text: 'a { color: #0a6b4d }' }, 'a raw colour'],
  [{ path: 'packages/ui/src/forms/button.css', text: 'a { color: rgb(0 0 0) }' }, 'a raw colour'],
  [{ path: 'apps/api/src/x.test.ts', text: "test.only('x', () => {})" }, 'switched off'],
  [{ path: 'apps/api/src/x.ts', text: '// TODO: later' }, 'left for later'],
  [{ path: 'apps/api/src/x.ts', text: 'db.$queryRawUnsafe(sql)' }, 'built from text'],
  [{ path: 'apps/api/src/x.ts', text: 'Prisma.raw(name)' }, 'built from text'],
  [{ path: 'apps/api/src/features/x.ts', text: 'await pool.query(sql)' }, 'past Prisma'],
  [{ path: 'apps/api/src/platform/x.ts', text: "import pg from 'pg';" }, 'past Prisma'],
  [{ path: 'apps/api/src/features/x.ts', text: 'db.product.aggregate({ _max: { id: true } })' }, 'the whole table'],
])('a planted violation of a rule is reported: %o', (file, why) => {
  expect(treeRules.flatMap((rule) => rule(file)).join('\n')).toContain(why);
});

/** Lints one planted file in a temporary tree with the project's configuration. */
function lintPlanted(file: string, text: string): string {
  cpSync(path.join(root, '.oxlintrc.json'), path.join(plantedTree, '.oxlintrc.json'));
  const target = path.join(plantedTree, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  const oxlint = path.join(root, 'node_modules/.bin/oxlint');
  const { stdout, stderr } = spawnSync(oxlint, ['--disable-nested-config', file], {
    cwd: plantedTree,
    encoding: 'utf8',
  });
  rmSync(target);
  return stdout + stderr;
}

test.each([
  [
    'packages/contracts/src/x.ts',
    "import { readFile } from 'node:fs';\nexport const x = readFile;\n",
    'Contracts import zod alone',
  ],
  [
    'apps/api/src/platform/x.ts',
    "import { y } from '../features/checkout/y.ts';\nexport const x = y;\n",
    'knows nothing of a cart',
  ],
  [
    'apps/api/src/features/orders/x.ts',
    "import { y } from '../catalogue/find-product.ts';\nexport const x = y;\n",
    'public.ts alone',
  ],
  [
    'apps/api/src/features/orders/x.ts',
    "import { y } from '../catalogue/list/find-products.ts';\nexport const x = y;\n",
    'public.ts alone',
  ],
  [
    'apps/api/src/features/orders/invoice/x.ts',
    "import { y } from '../../catalogue/find-product.ts';\nexport const x = y;\n",
    'public.ts alone',
  ],
  ['packages/ui/src/x.ts', "import { y } from '@haat/web/y.ts';\nexport const x = y;\n", 'knows no app'],
  ['apps/web/src/ui/x.ts', "import { y } from '../features/cart/y.ts';\nexport const x = y;\n", 'plain props'],
  ['apps/web/src/platform/x.ts', "import { y } from '../ui/button.tsx';\nexport const x = y;\n", 'knows no screen'],
  ['apps/web/src/rendering/x.ts', "import { y } from '../features/y.ts';\nexport const x = y;\n", 'knows no screen'],
  [
    'apps/web/src/features/cart/x.ts',
    "import { y } from '../../app/router.tsx';\nexport const x = y;\n",
    'not the other way round',
  ],
  ['apps/web/src/features/cart/x.ts', "import { y } from '../orders/y.ts';\nexport const x = y;\n", 'public.ts alone'],
  [
    'apps/web/src/features/catalogue/list/x.ts',
    "import { y } from '../../orders/y.ts';\nexport const x = y;\n",
    'public.ts alone',
  ],
  ['apps/console/src/ui/x.ts', "import { y } from '../features/orders/y.ts';\nexport const x = y;\n", 'plain props'],
  ['apps/console/src/platform/x.ts', "import { y } from '../ui/y.tsx';\nexport const x = y;\n", 'knows no screen'],
  [
    'apps/console/src/features/orders/x.ts',
    "import { y } from '../sign-in/y.ts';\nexport const x = y;\n",
    'public.ts alone',
  ],
  ['apps/api/src/features/orders/x.ts', 'export const x = process.env;\n', 'no-process-env'],
  ['apps/api/src/features/orders/x.ts', 'export const x = JSON.parse("1") as number;\n', 'consistent-type-assertions'],
  ['apps/api/src/features/orders/NotKebab.ts', 'export const x = 1;\n', 'filename-case'],
])('a planted violation in %s is reported by the linter', (file, text, report) => {
  expect(lintPlanted(file, text)).toContain(report);
});

test.each([
  ['apps/api/src/features/orders/x.ts', '../catalogue/public.ts'],
  ['apps/api/src/features/orders/x.ts', './invoice/y.ts'],
  ['apps/api/src/features/orders/invoice/x.ts', '../y.ts'],
  ['apps/api/src/features/orders/invoice/x.ts', '../../catalogue/public.ts'],
  ['apps/api/src/features/orders/invoice/x.ts', '../../../platform/log.ts'],
  ['apps/web/src/features/catalogue/list/x.ts', '../../cart/public.ts'],
  ['apps/web/src/features/catalogue/list/x.ts', '../cards/y.ts'],
])('the linter accepts %s importing %s', (file, imported) => {
  const report = lintPlanted(file, `import { y } from '${imported}';\nexport const x = y;\n`);
  expect(report).toContain('Found 0 warnings and 0 errors');
});
