export const messages = {
  title: 'About Us',
  description: 'Haat is a marketplace of Bangladesh: things well made, from shops you can name, paid for at your door.',
  sections: {
    store: {
      heading: 'The store',
      link: { to: '/product/category', label: 'See all categories' },
    },
    promise: {
      heading: 'What you can count on',
      link: { to: '/return_policy', label: 'Read the return policy' },
    },
    shops: {
      heading: 'The shops',
      link: { to: '/shop/all_shop', label: 'Meet the shops' },
    },
    sell: {
      heading: 'Sell with us',
      link: { to: '/seller/seller_type', label: 'Become a seller' },
    },
  },
};

export type AboutUsMessages = typeof messages;
