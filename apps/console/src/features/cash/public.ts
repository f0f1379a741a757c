export { sheetsOfAge } from './list/sheet-address.ts';
export { useSheet } from './sheet-queries.ts';
export { useCashCount } from './use-cash-count.ts';
