import type { Inputs, World } from './world.ts';

type SellingEndpoint =
  | 'adminApplicationList'
  | 'adminApplication'
  | 'adminApplicationApprove'
  | 'adminApplicationAsk'
  | 'adminApplicationDecline'
  | 'adminApplicationReopen'
  | 'adminReviewList'
  | 'adminReviewDecide'
  | 'adminCouponList'
  | 'adminCoupon'
  | 'adminCouponCreate'
  | 'adminCouponChange';

/** Valid calls with which operators and owners decide about sellers. */
export function sellingInputs({
  applicationReference,
  review,
  productId,
  couponCode,
}: World): Pick<Inputs, SellingEndpoint> {
  const params = { reference: applicationReference };
  const coupon = {
    value: 150,
    min_subtotal: 1_500,
    starts_at: '2026-03-01T00:00:00+06:00',
    ends_at: '2036-03-15T23:59:59+06:00',
    total_limit: 500,
    per_customer_limit: 1,
    is_active: true,
    is_public: false,
  };
  return {
    adminCouponList: {},
    adminCoupon: { params: { code: couponCode } },
    adminCouponCreate: { body: { ...coupon, code: `NEW-${couponCode.slice(-10)}` } },
    adminCouponChange: { params: { code: couponCode }, body: { ...coupon, version: 1 } },
    adminApplicationList: { query: { state: 'waiting' } },
    adminApplication: { params },
    adminApplicationApprove: {
      params,
      body: { name: 'Mritkonna', name_bn: 'মৃৎকন্যা', district: 'Bogura', district_bn: 'বগুড়া' },
    },
    adminApplicationAsk: { params, body: { question: 'Which goods do you sell?', asked_at: null } },
    adminApplicationDecline: { params, body: { reason: 'We could not reach you by phone.' } },
    adminApplicationReopen: { params },
    adminReviewList: { query: { view: 'all', product: productId } },
    adminReviewDecide: {
      params: { id: review.id },
      body: { written_at: review.writtenAt, status: 'hidden', reason: 'Names another shopper' },
    },
  };
}
