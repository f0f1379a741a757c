export const messages = {
  stockLimit: 'You cannot add more of this product. Stock limit reached.',
  outOfStock: 'Sorry, this product is out of stock.',
  insufficientStock: (stock: string) => `Insufficient stock! you cannot add more than ${stock}`,
  addedToCart: 'Added to cart successfully!',
  viewCart: 'View cart',
  addedToFavourites: 'Added to favourite List successfully!',
  products: (count: string) => `${count} products`,
  recentlyViewed: 'Recently viewed',
  notStored: 'This device keeps nothing: its storage is full or switched off.',

  freeDelivery: 'Free home delivery',
  freeDeliveryText: 'in 24 hours',
  freeWhere: (zones: string, charge: string) => `${zones}; elsewhere from ${charge}`,
  homeDelivery: 'Home delivery',
  deliveryFrom: (charge: string) => `from ${charge}`,
};

export type CardMessages = typeof messages;
