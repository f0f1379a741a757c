export const messages = {
  was: 'was',
  addToCart: 'Add To Cart',
  favourite: 'Favourite List',
  outOfStock: 'Out Of Stock',
  starsOf5: (value: string) => `${value} of 5`,
  reviews: (count: string) => `${count} reviews`,
  oneReview: '1 review',
  percentOff: (percent: string) => `${percent}% off`,
  pause: 'Pause rotation',
  play: 'Start rotation',
  previous: 'Previous',
  next: 'Next',
  slideOf: (position: string, count: string) => `${position} of ${count}`,
  carousel: 'slider',
  slide: 'slide',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
};

export type ProductUiMessages = typeof messages;
