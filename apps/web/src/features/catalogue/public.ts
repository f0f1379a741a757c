/** What other features may use of the catalogue. */
export { ProductGrid } from './cards/product-grid.tsx';
export { ProductSlides, type ProductSlidesProps } from './cards/product-slides.tsx';
export { PromiseStrip } from './product/promise-strip.tsx';
export { RecentlyViewed } from './cards/recently-viewed-slides.tsx';
export { ShopCard } from './cards/shop-card.tsx';
export { subcategoriesOf, type Taxonomy } from './taxonomy/taxonomy.ts';
export { useDeliveryWords } from './product/use-delivery-words.tsx';
export { useCardActions } from './cards/use-card-actions.ts';
