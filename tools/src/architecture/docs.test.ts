import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rootFolder } from '../start/settings.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: rootFolder,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const read = (file: string) => readFileSync(`${rootFolder}/${file}`, 'utf8');
const sources = files
  .filter((file) => /^(apps|packages|prisma|tools)\/.*\.tsx?$/.test(file))
  .map(read)
  .join('\n');
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
/** Names that stand for any file or command of their kind. */
const placeholder = /^(x|verb-noun|noun-view|\*|<)|[*<…]/;

const docs = files.filter((file) => /^(docs\/[^/]+|[A-Z]+)\.md$/.test(file) && file !== 'CHANGELOG.md');

test.each(docs)('%s names files, code and commands that exist', (doc) => {
  const text = read(doc);
  const inCode = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  expect({
    files: inCode.filter((code) => isFileName(code) && !exists(code)),
    names: describesCode(doc) ? inCode.filter((code) => isMissingName(code)) : [],
    commands: inCode.filter((code) => isMissingCommand(code)),
    links: links.filter((target) => !existsAt(path.join(path.dirname(doc), target))),
  }).toEqual({ files: [], names: [], commands: [], links: [] });
});

const decisions = files.filter((file) => /^docs\/decisions\/.*\.md$/.test(file));

test('each decision has a number of its own and is named after its title', () => {
  expect(decisions.map((file) => path.basename(file))).toEqual(decisions.map((file) => nameOfTitle(read(file))));
  const numbers = decisions.map((file) => path.basename(file).slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

/** `# 0029 Deleted people, and reviews that wait` is in `0029-deleted-people.md`: words up to the first comma. */
function nameOfTitle(decision: string): string {
  const [, title = ''] = /^# (\d{4} [^,;\n]+)/.exec(decision) ?? [];
  const words =
    title
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  return `${words.join('-')}.md`;
}

test.each(decisions)('%s links files that exist', (decision) => {
  const links = [...read(decision).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  expect(links.filter((target) => !existsAt(path.join(path.dirname(decision), target)))).toEqual([]);
});

function isFileName(code: string): boolean {
  return /^[\w@./-]+\.(ts|tsx|css|sql|md|json|yml|prisma)$/.test(code) && !placeholder.test(path.basename(code));
}

function exists(name: string): boolean {
  const ending = `/${name.replace(/^@haat\/ui\//, 'packages/ui/src/')}`;
  return files.some((file) => `/${file}`.endsWith(ending));
}

function existsAt(target: string): boolean {
  return files.some((file) => file === target || file.startsWith(`${target}/`));
}

/** The documents whose identifiers must exist in the source. */
function describesCode(doc: string): boolean {
  return ['docs/web.md', 'docs/style.md', 'docs/glossary.md'].includes(doc);
}

/** Identifiers of several words must occur in the source, functions as declarations. */
function isMissingName(code: string): boolean {
  const [, called] = /^(\w+)\(/.exec(code) ?? [];
  if (called !== undefined) return !new RegExp(`(function|const) ${called}\\b`).test(sources);
  return /^[A-Za-z]+[a-z][A-Z]\w+$/.test(code) && !sources.includes(code);
}

function isMissingCommand(code: string): boolean {
  const [, name] = /^pnpm ([\w:]+)/.exec(code) ?? [];
  return name !== undefined && !(name in scripts);
}

test.each(['apps/api/src/features', 'apps/api/src/platform'])('docs/style.md lists the folders of %s', (folder) => {
  const [, listed = ''] = new RegExp(`\\| \`${folder}\` \\| ([^|;]+)`).exec(read('docs/style.md')) ?? [];
  const folders = files
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1).split('/'))
    .flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : []));
  expect(listed.trim().split(', ')).toEqual([...new Set(folders)].toSorted());
});

test('every test named for an attack exists', () => {
  const tests = files.filter((file) => /\.test\.tsx?$|^apps\/e2e\/journeys\//.test(file));
  const rows = read('docs/attacks.md')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) =>
    [...(row.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(
    named.filter((name) => !name.startsWith('pnpm ') && !tests.some((file) => `/${file}`.includes(`/${name}`))),
  ).toEqual([]);
});
