import { productCondition } from '@haat/contracts/catalogue/product';
import { enteredStockReason } from '@haat/contracts/catalogue/admin-product';
import { lengthUnits, measuresOf } from '@haat/contracts/catalogue/size-measures';
import { weekdays } from '@haat/contracts/content/reminders';
import { callOutcome, orderViews } from '@haat/contracts/orders/admin-order';
import { orderStatus } from '@haat/contracts/orders/order';
import { reviewStatus } from '@haat/contracts/reviews/endpoints';
import { applicationStates } from '@haat/contracts/sellers/application';
import { staffRoles } from '@haat/contracts/staff/roles';
import { signInStep } from '@haat/contracts/staff/session';
import { expect, test } from 'vitest';
import { messages as bn } from './messages.bn.ts';
import { messages as en, type AuditMessages } from './messages.en.ts';
import { valueWord } from './value-word.ts';

/** The values that entries may contain; a field with translations does not compile without its values. */
const said: Record<keyof AuditMessages['values'], readonly string[]> = {
  role: staffRoles,
  'order.status': orderStatus.options,
  'review.status': reviewStatus.options,
  'shopper.status': ['active', 'blocked', 'forgotten'],
  'application.state': applicationStates,
  'order.call': callOutcome.options,
  'order.view': orderViews,
  'product.reason': enteredStockReason.options,
  condition: productCondition.options,
  courier_day_off: weekdays,
  'staff.next': signInStep.unwrap().options,
  measured: Object.keys(measuresOf),
  unit: lengthUnits,
  'staff.code': ['app', 'recovery'],
};

test.each(Object.entries(said))('each value of %s has a word in both languages', (name, values) => {
  const [field = '', kind = ''] = name.split('.').toReversed();
  const without = values.flatMap((value) => {
    const words = { en: valueWord(en, { kind, field, value }), bn: valueWord(bn, { kind, field, value }) };
    const isWord = words.en !== undefined && words.bn !== undefined && /\p{Script=Bengali}/u.test(words.bn);
    return isWord ? [] : [value];
  });
  expect(without).toEqual([]);
});

test('the same value is another word where it means something else', () => {
  const [order, review] = ['order', 'review'].map((kind) => valueWord(bn, { kind, field: 'status', value: 'pending' }));
  expect([order, review]).toEqual(['নিশ্চিত বাকি', 'অনুমোদনের অপেক্ষায়']);
});

test('what people wrote stays as it is, whatever word of the program it looks like', () => {
  for (const value of ['owner', 'hidden', 'winter', 'constructor', 'খাদি'])
    expect(valueWord(en, { kind: 'product', field: 'title', value })).toBeUndefined();
  expect(valueWord(en, { kind: 'review', field: 'reason', value: 'damaged' })).toBeUndefined();
});

test('yes and no, what is withheld, and the filters of an export have words', () => {
  const values = { is_active: true, phone: 'withheld', action: 'adminOrderMove', subject_kind: 'zone' };
  const words = Object.entries(values).map(([field, value]) => valueWord(en, { kind: 'audit', field, value }));
  expect(words).toEqual(['yes', 'changed, not copied here', 'Status changed', 'Delivery zones']);
});
