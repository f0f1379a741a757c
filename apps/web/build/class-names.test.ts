import { expect, test } from 'vitest';
import { shortenSource, shortenStyles, shortNames, textsOf } from './class-names.ts';

/** The source with its class names shortened, as if it were the only one. */
function shortened(code: string): string {
  const texts = textsOf('source.tsx', code);
  return shortenSource(code, texts, shortNames(texts));
}

const card = `export const Card = () => <a className="flex text-sm hover:underline">text-sm is small</a>;`;

test('class names become short ones, and plain words stay', () => {
  expect(shortened(`const Card = () => <a className="flex text-sm" imgClassName="text-sm size-4" />;`)).toBe(
    `const Card = () => <a className="flex b" imgClassName="b c" />;`,
  );
});

test('the most frequent name is the shortest, and a name in use is not given again', () => {
  const rare = Array.from({ length: 50 }, (_, index) => `mt-${index}`).join(' ');
  const code = `const Card = () => <b className={classNames('b', '${rare}', isOpen && 'z-1')}><i className="z-1" /></b>;`;
  const names = shortNames(textsOf('source.tsx', code));
  expect(names.get('z-1')).toBe('c');
  expect([...names.values()]).not.toContain('b');
  expect(new Set(names.values()).size).toBe(names.size);
  expect([...names.values()].filter((name) => /[aeiou]/i.test(name))).toEqual([]);
});

test('a list in a constant is recognised by the names of other lists', () => {
  const code = `const looks = { quiet: 'bg-surface text-sm', loud: 'bg-accent text-sm' }; const Card = () => <a className="text-sm" />;`;
  expect(shortened(code)).toBe(`const looks = { quiet: 'd b', loud: 'c b' }; const Card = () => <a className="b" />;`);
});

test.each([
  ['text', card, 'text-sm'],
  ['a constant that may be anything', `const look = 'text-sm'; const a = <a className="text-sm" />;`, 'text-sm'],
  ['a comparison', `const a = <a className={size === 'x-large' ? 'x-large' : ''} />;`, 'x-large'],
  ['a selector', `find('ul.one-slide > li'); const a = <a className="one-slide" />;`, 'one-slide'],
  ['a template that continues it', 'const a = <a id={`${id}-note`} className={`${id}-note -note mt-1`} />;', '-note'],
  ['an escape', String.raw`const a = <a className={'mt-1\tp-2'} />;`, 'p-2'],
  ['an entity', `const a = <a className="[&amp;&gt;p]:mt-1" />;`, '[&>p]:mt-1'],
])('a name keeps its own if it also occurs in %s', (_place, code, name) => {
  const names = shortNames(textsOf('source.tsx', code));
  expect(names.has(name)).toBe(false);
});

test('parts of a template are shortened, but what an expression continues', () => {
  const code = 'const a = <a className={`mt-1 ${look} p-2 size-${size}`} id="size-" />;';
  expect(shortened(code)).toBe('const a = <a className={`b ${look} p-2 size-${size}`} id="size-" />;');
});

test('selectors get the same names', () => {
  const names = new Map([
    ['text-sm', 'b'],
    ['hover:bg-surface/90', 'c'],
    ['w-[calc(1rem+2px)]', 'd'],
    ['group/card', 'f'],
  ]);
  const css = String.raw`.text-sm,.text-sm-note{gap:.5rem}.hover\:bg-surface\/90:hover{color:red}.w-\[calc\(1rem\+2px\)\]:is(:where(.group\/card):hover *){x:1}`;
  expect(shortenStyles(css, names)).toBe(
    '.b,.text-sm-note{gap:.5rem}.c:hover{color:red}.d:is(:where(.f):hover *){x:1}',
  );
});
