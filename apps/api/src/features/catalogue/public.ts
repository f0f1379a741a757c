export { returnStock } from './return-stock.ts';
