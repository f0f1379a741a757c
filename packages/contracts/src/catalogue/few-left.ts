/** Below so many pieces a product's page says how many are left. From here on up it shows no change of stock; nor does prisma/functions/shown-stock.sql tell of any. */
export const fewLeft = 20;
