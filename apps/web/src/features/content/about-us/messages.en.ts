import type { ShopDocument } from '../document.ts';

export const messages = {
  title: 'About Us',
  description: 'Haat is a marketplace of Bangladesh: things well made, from shops you can name, paid for at your door.',
  intro: 'A haat is the market where a whole village meets. This one is open every day, and it reaches your door.',
  sections: {
    store: {
      heading: 'The store',
      paragraphs: [
        'Haat is a marketplace of Bangladesh: things well made, from shops you can name, paid for at your door.',
        'Clothes and shoes, things for the kitchen and the home, electronics, beauty, books, toys and food: browse by category, by brand or by shop. What is new, what is popular and what the winter needs is on the home page.',
      ],
      link: { to: '/product/category', label: 'See all categories' },
    },
    promise: {
      heading: 'What you can count on',
      paragraphs: [],
      list: [
        'The price is stated clearly, and so is the delivery charge, before you order.',
        'You pay in cash when the goods are in your hands.',
        'We deliver all over Bangladesh.',
        'If it does not suit you, you send it back.',
        'A person answers, in Bangla and English.',
      ],
      link: { to: '/return_policy', label: 'Read the return policy' },
    },
    shops: {
      heading: 'The shops',
      paragraphs: [
        'Weavers, potters, growers, tailors and traders sell here under their own names. On every product page you see whose it is, and one press shows the rest of their shop.',
      ],
      link: { to: '/shop/all_shop', label: 'Meet the shops' },
    },
    sell: {
      heading: 'Sell with us',
      paragraphs: [
        'Do you have a workshop, a brand or a service to offer? Apply with one short form. We read every application and write back by e-mail.',
      ],
      link: { to: '/seller/seller_type', label: 'Become a seller' },
    },
  },
} satisfies ShopDocument;

export type AboutUsMessages = typeof messages;
