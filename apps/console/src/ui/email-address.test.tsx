import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailAddress } from './email-address.tsx';

test.each([
  ['rina.akter@haat.example', '<wbr/>rina<wbr/>.akter<wbr/>@haat<wbr/>.example'],
  ['a..b@x', '<wbr/>a<wbr/>.<wbr/>.b<wbr/>@x'],
])('%s is complete, and may break before @ and dots', (address, inside) => {
  expect(renderToStaticMarkup(<EmailAddress of={address} />)).toBe(`<span class="wrap-anywhere">${inside}</span>`);
});
