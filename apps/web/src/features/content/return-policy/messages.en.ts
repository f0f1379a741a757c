import type { ShopDocument } from '../document.ts';

export const messages = {
  title: 'Return Policy',
  description:
    '14-day satisfaction guarantee: return or exchange what you bought at Haat; refund within 14 business days.',
  intro:
    '14-day satisfaction guarantee: if you are not happy with what you bought, return it within 14 days of delivery for a refund or an exchange.',
  sections: {
    guarantee: {
      heading: 'What you can return',
      paragraphs: ['Anything bought at Haat, within 14 days of delivery, if it is'],
      list: [
        'unused and clean, with its labels and packaging;',
        'complete, with everything that came with it;',
        'sent with its order number, so that we know whose it is.',
      ],
    },
    steps: {
      heading: 'How to return something',
      paragraphs: [
        'Write to {email} or call {phone}. Tell us the order number and what is wrong; a photo helps. We answer with where to send it.',
      ],
      link: { to: '/my_order_list', label: 'Find your order number' },
    },
    exchange: {
      heading: 'Exchange',
      paragraphs: [
        'You can have the same product in another size or colour, or another product. If the price differs, the difference is paid or given back.',
      ],
    },
    refund: {
      heading: 'Refund',
      paragraphs: [
        'We look at the goods when they reach us and refund you within 14 business days. You get back what you paid for the goods.',
      ],
    },
    'return-shipping': {
      heading: 'Who pays for return shipping',
      paragraphs: [
        'You pay the return shipping, unless the error is ours or the item is defective: then we pay it.',
        'The error is ours when the wrong product, size or colour came, or something was missing or broken on arrival.',
      ],
    },
    periods: {
      heading: 'Where periods differ',
      paragraphs: [
        'Product pages speak of 7 days, the terms of 10 days, this page of 14. Where periods differ, the longer applies: you always have 14 days to return something.',
      ],
      link: { to: '/tearms_condition', label: 'Read the terms' },
    },
  },
} satisfies ShopDocument;

export type ReturnPolicyMessages = typeof messages;
