export { endingProducts, productsOfList } from './admin/find-products.ts';
export { lockSubcategories } from './admin/shelves/lock-subcategories.ts';
export { requireRoomForShop } from './admin/shops/store-shop.ts';
export { slugOf } from './admin/slug-of.ts';
export { anyHelpedTag, helpedTag, invalidateProducts, stockTag } from './cache/cache-tags.ts';
export { startRemovingPictures } from './admin/pictures/remove-unused-pictures.ts';
export { requirePicture } from './admin/pictures/require-picture.ts';
export { productPictures } from './product-pictures.ts';
export { countSold, startCountingSold } from './sold/count-sold.ts';
export { returnStock } from './stock/return-stock.ts';
export {
  catalogueChannels,
  type CatalogueMarks,
  type CatalogueWatch,
  watchCatalogue,
} from './cache/watch-catalogue.ts';
export { writeOffDamaged } from './stock/write-off-damaged.ts';
