import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { productUiMessages } from '../messages.ts';
import { RatingLine, Stars } from './rating.tsx';

await productUiMessages.load('en');

test.each([
  [5, 5, null],
  [4.5, 4, '50%'],
  [4.3, 4, '30%'],
  [0.5, 0, '50%'],
  [0, 0, null],
])('%d stars are %d whole ones and a part', (value, whole, part) => {
  const html = renderToStaticMarkup(<Stars value={value} />);
  const [first = '', second] = html.split('style="width:');
  expect(first.match(/text-rating"/g)?.length ?? 0).toBe(whole);
  expect(second?.split('"')[0] ?? null).toBe(part);
  expect(html).toContain(`>${value.toFixed(1)} of 5<`);
});

test('a single review is counted in the singular', () => {
  expect(renderToStaticMarkup(<RatingLine average={4} count={1} />)).toContain('4.0 of 5, 1 review<');
  expect(renderToStaticMarkup(<RatingLine average={4} count={2} />)).toContain('4.0 of 5, 2 reviews<');
});
