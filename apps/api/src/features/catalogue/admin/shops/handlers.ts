import type { Handlers } from '../../../../platform/http/handler.ts';
import type { Services } from '../../../../services.ts';
import { listAdminShops } from './list-admin-shops.ts';
import { changeShop, createShop, removeShop } from './store-shop.ts';

type ShopEndpoint = 'adminShopList' | 'adminShopCreate' | 'adminShopChange' | 'adminShopRemove';

/** The endpoints with which staff manage the shops of the marketplace. */
export function adminShopHandlers(services: Services): Pick<Handlers, ShopEndpoint> {
  return {
    adminShopList: () => listAdminShops(services),
    adminShopCreate: (input) => createShop(services, input),
    adminShopChange: (input) => changeShop(services, input),
    adminShopRemove: (input) => removeShop(services, input),
  };
}
