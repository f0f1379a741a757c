import { expect, test } from 'vitest';
import { messages as aboutUsBn } from './about-us/messages.bn.ts';
import { messages as deliveryPolicyBn } from './delivery-policy/messages.bn.ts';
import { messages as helpBn } from './help/messages.bn.ts';
import { messages as privacyPolicyBn } from './privacy-policy/messages.bn.ts';
import { messages as returnPolicyBn } from './return-policy/messages.bn.ts';
import { messages as returnPolicyEn } from './return-policy/messages.en.ts';
import { messages as termsBn } from './terms/messages.bn.ts';
import { messages as termsEn } from './terms/messages.en.ts';

const say = (text: unknown) => JSON.stringify(text);

test('the terms have ten sections, with the specified date and figures', () => {
  expect(Object.keys(termsEn.sections)).toHaveLength(10);
  expect(termsEn.updated).toBe('2025-03-03');
  expect(say(termsEn.sections.age)).toContain('at least 18 years old');
  expect(say(termsEn.sections.returns)).toContain('within 10 days of delivery');
  expect(say(termsEn.sections.returns)).toContain('within 5 business days after');
  expect(say(termsEn.sections.payment)).toContain('Payment accepted: Cash on Delivery');
});

test('the return policy states its window, its refund and which period prevails where they differ', () => {
  expect(returnPolicyEn.intro).toContain('14-day satisfaction guarantee');
  expect(say(returnPolicyEn.sections.refund)).toContain('within 14 business days');
  expect(say(returnPolicyEn.sections.periods)).toContain('the longer applies');
});

test('the Bangla texts state the same figures', () => {
  expect(say(termsBn.sections.age)).toContain('১৮ বছর');
  expect(say(termsBn.sections.returns)).toMatch(/১০ দিনের.*৫ কর্মদিবসের/);
  expect(say(returnPolicyBn.sections.refund)).toContain('১৪ কর্মদিবসের');
});

test.each(
  Object.entries({ aboutUsBn, deliveryPolicyBn, helpBn, privacyPolicyBn, returnPolicyBn, termsBn: termsBn.sections }),
)('%s is written with Bangla digits', (_name, text) => {
  expect(say(text)).not.toMatch(/[0-9]/);
});
