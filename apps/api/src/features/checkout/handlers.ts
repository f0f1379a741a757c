import { orderRows } from '../../platform/audit/order-rows.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { listAdminCoupons } from './admin/list-admin-coupons.ts';
import { changeZone, createZone, listAdminZones } from './admin/zones.ts';
import { readAdminCoupon } from './admin/read-admin-coupon.ts';
import { changeCoupon, createCoupon } from './admin/store-coupon.ts';
import { checkCoupon } from './coupons/check-coupon.ts';
import { confirmCheckout } from './confirm-checkout.ts';
import { listCoupons } from './coupons/list-coupons.ts';
import { listShippingZones } from './list-shipping-zones.ts';
import { quoteCheckout } from './quote-checkout.ts';

type CheckoutHandlers = Pick<
  Handlers,
  | 'shippingList'
  | 'couponList'
  | 'couponCheck'
  | 'checkoutQuote'
  | 'checkoutConfirm'
  | 'adminCouponList'
  | 'adminCoupon'
  | 'adminCouponCreate'
  | 'adminCouponChange'
  | 'adminZoneList'
  | 'adminZoneCreate'
  | 'adminZoneChange'
  | 'adminZoneOrder'
>;

export function checkoutHandlers(services: Services): CheckoutHandlers {
  return {
    shippingList: () => listShippingZones(services),
    couponList: () => listCoupons(services),
    adminCouponList: ({ query }) => listAdminCoupons(services, query),
    adminCoupon: ({ params }) => readAdminCoupon(services, params),
    adminCouponCreate: (input) => createCoupon(services, input),
    adminCouponChange: (input) => changeCoupon(services, input),
    adminZoneList: () => listAdminZones(services),
    adminZoneCreate: (input) => createZone(services, input),
    adminZoneChange: (input) => changeZone(services, input),
    adminZoneOrder: ({ body: { ids }, staff, request }) =>
      orderRows(services.db, { ids, staff, request, action: 'adminZoneOrder', kind: 'zone' }),
    couponCheck: ({ body, caller }) => checkCoupon(services, { body, caller }),
    checkoutQuote: ({ body, caller }) => quoteCheckout(services, { body, caller }),
    checkoutConfirm: ({ body, headers, caller }) =>
      confirmCheckout(services, { body, caller, idempotencyKey: headers['idempotency-key'] ?? null }),
  };
}
