import type { Handlers } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { changeProduct } from './change-product.ts';
import { createProduct } from './create-product.ts';
import { enterStockOfMany } from './enter-stock-of-many.ts';
import { enterStock } from './enter-stock.ts';
import { listHeldProducts } from './list-held-products.ts';
import { listMissedSearches } from './list-missed-searches.ts';
import { listAdminProducts } from './list-admin-products.ts';
import { offerProducts } from './offer-products.ts';
import { readAdminProduct } from './read-admin-product.ts';
import { retireProducts } from './retire-products.ts';
import { uploadPicture } from './pictures/upload-picture.ts';

type AdminProductEndpoint =
  | 'adminProductList'
  | 'adminProduct'
  | 'adminProductCreate'
  | 'adminProductChange'
  | 'adminProductStock'
  | 'adminProductMissedSearches'
  | 'adminProductsHeld'
  | 'adminProductsRetire'
  | 'adminProductsOffer'
  | 'adminProductsStock'
  | 'adminPictureUpload';

/** The endpoints with which staff manage products. */
export function adminProductHandlers(services: Services): Pick<Handlers, AdminProductEndpoint> {
  return {
    adminProductList: (input) => listAdminProducts(services, input),
    adminProduct: async ({ params }) => ({ success: true, data: await readAdminProduct(services.db, params.id) }),
    adminProductCreate: (input) => createProduct(services, input),
    adminProductChange: (input) => changeProduct(services, input),
    adminProductStock: (input) => enterStock(services, input),
    adminProductMissedSearches: ({ params }) => listMissedSearches(services, params.id),
    adminProductsHeld: (input) => listHeldProducts(services, input),
    adminProductsRetire: (input) => retireProducts(services, input),
    adminProductsOffer: (input) => offerProducts(services, input),
    adminProductsStock: (input) => enterStockOfMany(services, input),
    adminPictureUpload: (input) => uploadPicture(services, input),
  };
}
