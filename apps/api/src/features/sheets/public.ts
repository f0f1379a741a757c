export { isOfAge } from './sheet-age.ts';
