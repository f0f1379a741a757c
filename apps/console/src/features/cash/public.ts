export { useSheet } from './sheet-queries.ts';
