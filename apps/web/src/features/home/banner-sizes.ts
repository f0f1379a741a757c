/**
 * A banner's displayed width, for the `sizes` attribute. On phones it is as high as the screen is wide, and cropped.
 */
export const bannerSizes = '(min-width: 77.5rem) 956px, (min-width: 64rem) 72vw, (min-width: 37.5rem) 96vw, 190vw';
