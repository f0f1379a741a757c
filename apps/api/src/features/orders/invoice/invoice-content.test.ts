import type { OrderDetails } from '@haat/contracts';
import { expect, test } from 'vitest';
import { usualSettings } from '@haat/contracts/shop-settings';
import { invoiceContent } from './invoice-content.ts';

const order: OrderDetails = {
  order_number: 'HT-7K3M-9QXD',
  date: '2026-11-20T20:30:00.000Z',
  status: 'packed',
  total_amount: 125_049.5,
  sub_total: 125_139.5,
  delivery_charge: 60,
  coupon: 150,
  coupon_code: 'EID',
  product_details: [
    {
      product_id: 1,
      slug: 'panjabi',
      name: 'Bottle Green Cotton Panjabi',
      name_bn: 'সবুজ সুতি পাঞ্জাবি',
      photo: '/x.webp',
      price: 70_000,
      offer_price: 62_569.75,
      qty: 2,
      size: 'M',
      color: 'Green',
      color_bn: 'সবুজ',
      line_total: 125_139.5,
      shop: 'Aranya Weavers',
      shop_bn: 'অরণ্য তাঁত',
    },
  ],
  name: 'Nusrat Jahan',
  email: 'nusrat@haat.example',
  phone: '+8801712345678',
  address: 'House 14, Road 7\nDhanmondi, Dhaka 1205',
  order_notes: null,
  shipping_address: 'Dhaka City',
  payment_type: 'Cash on delivery',
  can_cancel: false,
  timeline: [],
};

test('an invoice says what was bought, for whom, and what is to be paid in whole Taka', () => {
  const content = invoiceContent(order, { locale: 'en', shop: usualSettings });
  expect(content.lines).toEqual([
    {
      number: '1',
      name: 'Bottle Green Cotton Panjabi',
      options: 'Green, M',
      price: '৳62,569.75',
      qty: '2',
      total: '৳1,25,139.50',
    },
  ]);
  expect(content.sums).toEqual([
    ['Subtotal', '৳1,25,139.50'],
    ['Delivery charge', '৳60'],
    ['Coupon', '−৳150'],
  ]);
  expect(content.total).toEqual(['Total to pay', '৳1,25,050']);
  expect(content.inWords).toEqual(['In words', 'One lakh twenty-five thousand fifty Taka only']);
  // In Dhaka it was past midnight.
  expect(content.details.rows).toEqual([
    ['Date', '21 November 2026'],
    ['Payment', 'Cash on delivery'],
    ['Status', 'Packed'],
  ]);
  expect(content.billedTo.rest).toEqual([
    'House 14, Road 7',
    'Dhanmondi, Dhaka 1205',
    '01712-345678',
    'nusrat@haat.example',
  ]);
});

test('in Bangla it says the same in Bangla words and digits', () => {
  const { title, billedTo, lines, total, inWords, details } = invoiceContent(order, {
    locale: 'bn',
    shop: usualSettings,
  });
  expect(billedTo.rest).toContain('০১৭১২-৩৪৫৬৭৮');
  expect(title).toBe('ইনভয়েস');
  expect(lines[0]).toMatchObject({ name: 'সবুজ সুতি পাঞ্জাবি', options: 'সবুজ, M', number: '১', total: '৳১,২৫,১৩৯.৫০' });
  expect(total).toEqual(['মোট দিতে হবে', '৳১,২৫,০৫০']);
  expect(inWords[1]).toBe('এক লক্ষ পঁচিশ হাজার পঞ্চাশ টাকা মাত্র');
  expect(details.rows[0]?.[1]).toBe('২১ নভেম্বর, ২০২৬');
});

test.each([
  ['en', 'Free'],
  ['bn', 'ফ্রি'],
] as const)('delivery that costs nothing is free in %s', (locale, free) => {
  expect(invoiceContent({ ...order, delivery_charge: 0 }, { locale, shop: usualSettings }).sums[1]?.[1]).toBe(free);
});
