// What reads and leads on as plain HTML until its code comes: one chunk, fetched together.
export { CategoryGrid } from './category-grid.tsx';
export { CategoryMenu } from './category-menu.tsx';
export { HomePromises } from './home-promises.tsx';
export { Shelves } from './shelves.tsx';
