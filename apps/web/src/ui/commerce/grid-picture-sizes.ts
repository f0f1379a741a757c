/**
 * The displayed width of a picture in a grid of products, for the `sizes` attribute: two columns on phones, three on
 * tablets. A few pixels too many would make many phones load the next larger file, of twice the weight.
 */
export const gridPictureSizes =
  '(min-width: 64rem) 236px, (min-width: 37.5rem) calc(33.3vw - 1.5rem), calc(50vw - 1.5rem)';
