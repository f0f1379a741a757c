import { expect, test } from 'vitest';
import { firstLoadFiles } from './first-load-files.ts';

const manifest = {
  'src/entry.tsx': { file: 'entry.js', css: ['entry.css'], imports: ['_react.js'] },
  'src/page.tsx': { file: 'page.js', imports: ['_react.js', 'src/entry.tsx'] },
  'src/later.tsx': { file: 'later.js' },
  '_react.js': { file: 'react.js' },
};

test('what is imported counts once, what comes later does not count', () => {
  expect(firstLoadFiles(manifest, ['entry.tsx', 'page.tsx'])).toEqual({
    scripts: ['entry.js', 'react.js', 'page.js'],
    styles: ['entry.css'],
  });
});

test('a page that is not in the build is no page without scripts', () => {
  expect(() => firstLoadFiles(manifest, ['moved.tsx'])).toThrow('src/moved.tsx');
});
