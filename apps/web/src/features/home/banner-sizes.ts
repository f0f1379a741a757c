/** How wide a banner stands, for choosing its file. On a phone it is as high as the screen is wide, and cut. */
export const bannerSizes = '(min-width: 77.5rem) 956px, (min-width: 64rem) 72vw, (min-width: 37.5rem) 96vw, 190vw';
