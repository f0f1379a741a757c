export { completionsOf } from './completions.ts';
export { countMiss, listMisses } from './count-miss.ts';
export { startCountingSales } from './count-sales.ts';
export { findNames } from './find-names.ts';
export { foundProducts, maxFound } from './found-products.ts';
export type { Shelf } from './meanings.ts';
export { readSearch, type Reading } from './read-search.ts';
export { listSynonyms, replaceSynonyms } from './synonyms.ts';
export { readSynonymsCsv, synonymsCsv } from './synonyms-csv.ts';
