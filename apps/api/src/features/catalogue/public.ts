export { productsOfList } from './admin/list-admin-products.ts';
export { slugOf } from './admin/slug-of.ts';
export { invalidateProducts, stockTag } from './cache-tags.ts';
export { requirePicture } from './admin/require-picture.ts';
export { productPictures } from './product-pictures.ts';
export { returnStock } from './return-stock.ts';
export { watchCatalogue } from './watch-catalogue.ts';
export { writeOffDamaged } from './write-off-damaged.ts';
