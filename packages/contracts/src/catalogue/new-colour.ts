/** The colour of a product's colour until one is chosen: a mid grey. Plain text without zod. */
export const newColourHex = '#888888';
