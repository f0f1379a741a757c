export const messages = {
  favouriteList: 'Favourite List',
  description: 'What you want to come back to.',
  productsOnDevice: (count: string) => `${count} products, kept on this device`,
  nothingFound: 'Nothing Found',
  nothingText: 'Press the heart on a product to keep it here.',
  backToShop: 'Back to shop',
  addToCart: 'Add To Cart',
  outOfStock: 'Out Of Stock',
  remove: (name: string) => `Remove ${name}`,
  removed: 'Removed from the favourite list',
  undo: 'Undo',
  notStored: 'This device has no room for it. Nothing was moved.',
  moveAll: 'Move all to cart',
  moved: 'Added to cart successfully!',
  quantity: (count: string) => `Quantity: ${count}`,
  cannotLoad: 'The shop could not be reached. Your favourites are safe on this device.',
  tryAgain: 'Try again',
};

export type FavouritesMessages = typeof messages;
