export { useShopSettings } from './settings-queries.ts';
