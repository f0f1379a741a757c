// Parts that work as plain HTML until their code is loaded: one chunk, fetched together.
export { CategoryGrid } from './category-grid.tsx';
export { CategoryMenu } from './category-menu.tsx';
export { HomePromises } from './home-promises.tsx';
export { Sliders } from './sliders.tsx';
