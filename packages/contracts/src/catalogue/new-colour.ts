/** What a product's colour is drawn in until one is chosen: a mid grey. Plain text without zod. */
export const newColourHex = '#888888';
