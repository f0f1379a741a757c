export const messages = {
  title: 'Haat: online marketplace of Bangladesh',
  description:
    'Sarees, panjabi, winter wear, groceries, gadgets and crafts from shops all over Bangladesh. Cash on delivery, 7-day return.',
  banners: 'Offers and collections',
  shopNow: 'Shop the collection',
  categories: 'Categories',
  subcategories: (category: string) => `Subcategories of ${category}`,
  seeAll: 'See all',
  seeAllIn: (category: string) => `See all in ${category}`,
  products: (count: string) => `${count} products`,
  goodDays: 'HELLO ! GOOD DAYS',
  enlarge: (title: string) => `Enlarge: ${title}`,
  ourShop: 'Our Shop',
  newArrival: 'NEW ARRAIVAL',
  popular: 'Popular Products',
  winter: 'WINTER',
  visitShop: 'Visit the shop',
  promises: 'What you can rely on',
  everywhere: 'All over Bangladesh',
  everywhereText: 'delivery to every district',
  returns: '7-day return policy',
  returnsText: 'see how it works',
  cash: 'Cash on delivery',
  cashText: 'pay at your door',
};

export type HomeMessages = typeof messages;
