import type { ShopDocument } from '../document.ts';

export const messages = {
  title: 'Terms & Conditions',
  description: 'The terms of buying at Haat: age, orders, cash on delivery, shipping, returns and refunds.',
  updated: '2025-03-03',
  intro:
    'These terms hold whenever you look around Haat, open an account or buy something. They are short; please read them.',
  isNumbered: true,
  sections: {
    acceptance: {
      heading: 'Accepting these terms',
      paragraphs: [
        'By using this site you accept these terms and the privacy policy. If you do not accept them, please do not use the site.',
      ],
    },
    age: {
      heading: 'Who may buy',
      paragraphs: [
        'You must be at least 18 years old to create an account or to buy. If you are younger, a parent or guardian can order for you with an account of their own.',
      ],
    },
    account: {
      heading: 'Your account',
      paragraphs: ['An account belongs to one person. You look after three things:'],
      list: [
        'your name, phone number and address are right, so that the courier can find you;',
        'your password stays with you;',
        'you tell us at once if somebody else has used your account.',
      ],
    },
    prices: {
      heading: 'Products and prices',
      paragraphs: [
        'Prices are in Bangladeshi Taka (BDT). Where a price is struck through, the offer price beside it is the one you pay.',
        'The total is worked out again when you order. If it has gone up, or something has sold out, no order is placed: you see the new figures first and decide.',
        'Pictures are true to the goods; colours may look a little different on your screen.',
      ],
    },
    orders: {
      heading: 'Orders',
      paragraphs: [
        'An order stands when you see its order number. A confirmation goes to your e-mail address.',
        'While its status is pending you can cancel the order yourself. If we cannot deliver what you ordered, we cancel the order and tell you.',
      ],
    },
    payment: {
      heading: 'Payment',
      paragraphs: [
        'Payment accepted: Cash on Delivery. You pay the courier the total on your invoice when the goods reach you. Nothing is taken before.',
      ],
    },
    shipping: {
      heading: 'Shipping',
      paragraphs: [
        'Orders are processed within {processing_days}, then handed to the courier. We deliver all over Bangladesh.',
        'The delivery charge depends on your delivery area. You see it in the cart before you order.',
      ],
    },
    returns: {
      heading: 'Returns and refunds',
      paragraphs: [
        'You can return goods within 10 days of delivery, unused and in their packaging.',
        'Refunds are paid within 5 business days after the return is approved.',
      ],
      link: { to: '/return_policy', label: 'Read the return policy' },
    },
    conduct: {
      heading: 'Using the site, and what we answer for',
      paragraphs: [
        'Please write reviews that are honest and your own, and do not disturb the site or other shoppers. Texts and pictures here belong to Haat and its sellers.',
        'We answer for what we sell as the law requires. We do not answer for delays that nobody could prevent, such as floods, storms or closed roads.',
      ],
    },
    law: {
      heading: 'Governing law, changes and contact',
      paragraphs: [
        'These terms are governed by {governing_law}.',
        'When we change them, the date at the top changes. For an order, the terms in force on its date apply.',
        'Questions: {email}, {phone}, {address}.',
      ],
    },
  },
} satisfies ShopDocument;

export type TermsMessages = typeof messages;
