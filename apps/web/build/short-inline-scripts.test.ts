import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withShortScript } from './short-inline-scripts.ts';

const source = `/** Says \`hello\`. */
export const helloScript = \`(() => {
  const greeting = (name) => 'Hello, ' + name + '!';
  said = greeting('Mymensingh');
})()\`;
`;

test('an inline script becomes shorter and does the same', () => {
  const shortened = withShortScript(source, '/src/hello-script.ts');
  const [, text = '""'] = /helloScript = (".+");/.exec(shortened) ?? [];
  const script = JSON.parse(text) as string;
  expect(script.length).toBeLessThan(70);
  const window = { said: '' };
  runInNewContext(script, window);
  expect(window.said).toBe('Hello, Mymensingh!');
  expect(shortened).toContain('Says `hello`');
});

test.each([
  ['none', 'export const helloScript = "";'],
  ['one with something inserted', 'export const helloScript = `say(${name})`;'],
])('a file must hold a script that is known in advance: %s', (_name, code) => {
  expect(() => withShortScript(code, '/src/hello-script.ts')).toThrow('must export its script as one template');
});

test('a script with a mistake stops the build', () => {
  expect(() => withShortScript('export const helloScript = `(() => {`;', '/src/hello-script.ts')).toThrow(
    'cannot be minified',
  );
});
