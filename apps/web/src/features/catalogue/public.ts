/** What other features use of the catalogue. */
export { ProductSlides } from './product-slides.tsx';
export { PromiseStrip } from './promise-strip.tsx';
export { RecentlyViewed } from './recently-viewed-slides.tsx';
export { ShopCard } from './shop-card.tsx';
export { subcategoriesOf, useTaxonomy } from './use-categories.ts';
export { useDeliveryWords } from './use-delivery-words.tsx';
export { useShelf } from './use-shelf.ts';
