import { usualSettings } from '@haat/contracts/shop-settings';
import { expect, test } from 'vitest';
import { filledText } from './filled-text.ts';

const settings = { ...usualSettings, phone: '+880 1711-000111', address_bn: 'মিরপুর, ঢাকা' };

test('texts at any depth are filled in, in their language; everything else stays', () => {
  const text = { title: 'Call {phone}', isNumbered: true, list: ['{address}', { label: '{email} {unknown}' }] };
  expect(filledText(text, { settings, locale: 'bn' })).toEqual({
    title: 'Call ০১৭১১-০০০১১১',
    isNumbered: true,
    list: ['মিরপুর, ঢাকা', { label: 'support@haat.example {unknown}' }],
  });
  expect(filledText('{phone}, {processing_days}', { settings, locale: 'en' })).toBe(
    '01711-000111, 1 to 2 business days',
  );
});
