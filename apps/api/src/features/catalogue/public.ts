export { returnStock } from './return-stock.ts';
export { watchCatalogue } from './watch-catalogue.ts';
