/**
 * From this stock on, a product's page does not show how many pieces are left, so it shows no change of stock;
 * prisma/functions/shown-stock.sql does not announce any either.
 */
export const fewLeft = 20;
