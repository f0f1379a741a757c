export { returnStock, takeStock } from './take-stock.ts';
