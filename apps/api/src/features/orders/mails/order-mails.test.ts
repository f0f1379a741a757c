import { expect, test } from 'vitest';
import { operatorOrderMail, orderConfirmationMail } from './order-confirmation-mail.ts';
import { newOrderNumber } from '../placing/order-number.ts';
import { orderStatusMails } from './order-status-mail.ts';

const order = {
  orderNumber: 'HT-7K3M-9QXD',
  name: 'Nusrat <b>Jahan</b>',
  email: 'nusrat@haat.example',
  phone: '+8801712345678',
  address: 'House 12, Dhanmondi',
  notes: 'Call & wait',
  zone: { id: 1, name: 'Dhaka City', nameBn: 'ঢাকা শহর' },
  lines: [
    {
      productId: 1,
      name: 'Jamdani saree',
      nameBn: 'জামদানি শাড়ি',
      slug: 'jamdani',
      photo: '/j.webp',
      price: 150_000,
      offerPrice: 12_500_050,
      qty: 2,
      size: 'M',
      color: 'red',
      colorBn: 'লাল',
    },
  ],
  subtotal: 25_000_100,
  deliveryCharge: 6_000,
  discount: 5_000,
  total: 25_001_100,
  coupon: { id: 1, code: 'EID50', value: 5_000 },
  publicUrl: 'https://haat.example',
};

test('the confirmation in English holds number, lines, delivery, coupon and total', () => {
  const { subject, text, html } = orderConfirmationMail({ ...order, locale: 'en' });
  expect(subject).toBe('Your order HT-7K3M-9QXD');
  for (const part of [
    'Jamdani saree (red, M) · 2 · ৳2,50,001',
    'Delivery, Dhaka City · ৳60',
    'Coupon EID50 · −৳50',
    'Total, cash on delivery · ৳2,50,011',
    'Phone: 01712-345678',
    'https://haat.example/order_list_view/HT-7K3M-9QXD',
  ])
    expect(text).toContain(part);
  expect(html).not.toContain('<b>');
});

test('the confirmation in Bangla is in Bangla, digits too', () => {
  const { subject, text } = orderConfirmationMail({ ...order, locale: 'bn' });
  expect(subject).toBe('আপনার অর্ডার HT-7K3M-9QXD');
  expect(text).toContain('জামদানি শাড়ি (লাল, M) · ২ · ৳২,৫০,০০১');
  expect(text).toContain('ঢাকা শহর');
  expect(text).toContain('ফোন: ০১৭১২-৩৪৫৬৭৮');
  expect(text).toContain('https://haat.example/bn/order_list_view/HT-7K3M-9QXD');
});

test.each([
  ['en', 'Delivery, Dhaka City · Free'],
  ['bn', 'ডেলিভারি, ঢাকা শহর · ফ্রি'],
] as const)('delivery that costs nothing is free in %s', (locale, line) => {
  expect(orderConfirmationMail({ ...order, locale, deliveryCharge: 0 }).text).toContain(line);
});

test('an order without a coupon speaks of none', () => {
  const { text } = orderConfirmationMail({ ...order, locale: 'en', coupon: null, discount: 0 });
  expect(text).not.toContain('Coupon');
});

test('what a shopper typed freely is in no mail but the operator’s', () => {
  const typed = { name: 'You won: www.evil.example', address: 'Visit www.evil.example', notes: 'www.evil.example' };
  const { text, html } = orderConfirmationMail({ ...order, ...typed, locale: 'en' });
  expect(text + html).not.toMatch(/www\.|evil\.example/);
  expect(operatorOrderMail({ ...order, ...typed, locale: 'en' }).text).toContain('Visit www.evil.example');
});

test('the operator reads what to pack and for whom', () => {
  const { subject, text } = operatorOrderMail({ ...order, locale: 'bn' });
  expect(subject).toBe('New order HT-7K3M-9QXD: ৳2,50,011');
  expect(text).toContain('01712-345678');
  expect(text).toContain('Jamdani saree (red, M) · 2');
});

test.each([
  ['en', 'Your order HT-7K3M-9QXD is cancelled'],
  ['bn', 'অর্ডার HT-7K3M-9QXD বাতিল হয়েছে'],
] as const)('a cancellation in %s', (locale, subject) => {
  const mails = orderStatusMails(
    {
      order: { id: 1n, name: order.name, email: order.email, copyTo: 'copy@haat.test', locale },
      orderNumber: order.orderNumber,
      status: 'cancelled',
    },
    { PUBLIC_URL: order.publicUrl },
  );
  expect(mails).toMatchObject([
    { kind: 'order-cancelled', to: order.email, content: { subject } },
    { kind: 'order-cancelled', to: 'copy@haat.test', content: { subject } },
  ]);
});

test('order numbers are of the readable letters, and all different', () => {
  const numbers = Array.from({ length: 2_000 }, newOrderNumber);
  for (const number of numbers) expect(number).toMatch(/^HT-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  expect(new Set(numbers).size).toBe(2_000);
});
