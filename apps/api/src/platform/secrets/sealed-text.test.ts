import { expect, test } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

const secret = 'a secret of at least thirty-two characters';
const other = 'another secret of thirty-two characters or more';

test('a sealed text opens with its secret, and with the previous one after a rotation', () => {
  const sealed = sealText(secret, '123456 কোড');
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('123456');
  expect(openText([secret], sealed)).toBe('123456 কোড');
  expect(openText([other, secret], sealed)).toBe('123456 কোড');
  expect(openText([other, undefined], sealed)).toBeNull();
});

test('sealing the same text differs each time, and a changed text is rejected', () => {
  const sealed = sealText(secret, '123456');
  expect(sealText(secret, '123456')).not.toBe(sealed);
  const bytes = Buffer.from(sealed, 'base64');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  expect(openText([secret], bytes.toString('base64'))).toBeNull();
});
