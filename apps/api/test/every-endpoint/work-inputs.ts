import type { Inputs, World } from './world.ts';

type WorkEndpoint =
  | 'adminProductList'
  | 'adminProduct'
  | 'adminProductCreate'
  | 'adminPictureUpload'
  | 'adminProductChange'
  | 'adminProductStock'
  | 'adminProductMissedSearches'
  | 'adminProductsHeld'
  | 'adminProductsRetire'
  | 'adminProductsOffer'
  | 'adminProductsStock'
  | 'adminToday'
  | 'adminMailsRetry'
  | 'adminOrderList'
  | 'adminOrderViewList'
  | 'adminOrderViewCreate'
  | 'adminOrderViewRename'
  | 'adminOrderViewRemove'
  | 'adminOrder'
  | 'adminOrderMove'
  | 'adminOrderReturn'
  | 'adminOrderCall'
  | 'adminOrderExport'
  | 'adminOrderTry'
  | 'adminOrderTryUndo'
  | 'adminOrderNote'
  | 'adminOrderPresence'
  | 'adminOrderCorrection'
  | 'adminOrderInvoice'
  | 'adminOrderMail';

/** A picture of one pixel. */
export const smallestPng: Uint8Array<ArrayBuffer> = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** Valid calls of the daily work: today's figures, orders and products. */
export function workInputs({
  shopper,
  orderNumber,
  productId,
  shopId,
  zoneId,
  mailId,
  savedViewId,
  subcategoryId,
  brandId,
  picturePath,
}: World): Pick<Inputs, WorkEndpoint> {
  return {
    adminProductList: { query: { view: 'sold', q: 'product', shop: shopId } },
    adminProduct: { params: { id: productId } },
    adminProductCreate: {
      body: {
        title: 'A new title',
        title_bn: 'নতুন নাম',
        description: 'Words.',
        description_bn: 'কথা।',
        price: 100,
        offer_price: 90,
        condition: 'new',
        subcategory_id: subcategoryId,
        brand_id: brandId,
        shop_id: shopId,
        keywords: ['word'],
        colors: [{ color: 'Maroon', color_bn: 'মেরুন', hex: '#8c1d2f' }],
        sizes: ['M'],
        pictures: [{ path: picturePath, alt: 'Front', alt_bn: 'সামনে' }],
        stock: 5,
      },
    },
    adminPictureUpload: { body: { photo: smallestPng } },
    adminProductChange: {
      params: { id: productId },
      body: {
        version: 1,
        changes: {
          title: 'Another title',
          title_bn: 'অন্য নাম',
          description: 'Other words.',
          description_bn: 'অন্য কথা।',
          price: 100,
          offer_price: 90,
          condition: 'popular',
          shop_id: shopId,
          keywords: ['word'],
          colors: [{ color: 'Maroon', color_bn: 'মেরুন', hex: '#8c1d2f' }],
          sizes: ['M'],
        },
      },
    },
    adminProductStock: { params: { id: productId }, body: { reason: 'delivery', delta: 3 } },
    adminProductMissedSearches: { params: { id: productId } },
    adminProductsHeld: { query: { ids: String(productId) } },
    adminProductsRetire: { body: { ids: [productId], is_retired: true } },
    adminProductsOffer: { body: { products: [{ id: productId, version: 1, offer_price: 80 }] } },
    adminProductsStock: { body: { reason: 'delivery', products: [{ id: productId, delta: 3 }] } },
    adminToday: {},
    adminMailsRetry: {},
    adminOrderList: {
      query: {
        view: 'all',
        q: orderNumber,
        zone: zoneId,
        shop: shopId,
        from: '2020-01-01',
        to: '2100-01-01',
        min_total: 1,
        max_total: 100_000,
      },
    },
    adminOrderViewList: {},
    adminOrderViewCreate: {
      body: {
        name: 'Dhaka above 500',
        filters: {
          view: 'confirm',
          zone: String(zoneId),
          shop: String(shopId),
          from: '2020-01-01',
          to: '2100-01-01',
          min_total: '500',
          max_total: '9000',
        },
      },
    },
    adminOrderViewRename: { params: { id: savedViewId }, body: { name: 'Dhaka city' } },
    adminOrderViewRemove: { params: { id: savedViewId } },
    adminOrder: { params: { order_number: orderNumber } },
    adminOrderMove: { body: { order_numbers: [orderNumber], to: 'confirmed', reason: 'Called' } },
    adminOrderReturn: {
      params: { order_number: orderNumber },
      body: { reason: 'Refused at the door', damaged: [{ product_id: productId, qty: 1 }] },
    },
    adminOrderCall: {
      params: { order_number: orderNumber },
      body: { outcome: 'later', again_at: '2026-11-22T12:00:00Z', reason: 'Busy' },
    },
    adminOrderTry: { params: { order_number: orderNumber }, body: { nth: 1, reason: 'Nobody was at home' } },
    adminOrderTryUndo: { params: { order_number: orderNumber, nth: '1' } },
    adminOrderExport: { body: { view: 'all', q: orderNumber, zone: zoneId, from: '2020-01-01' } },
    adminOrderPresence: { params: { order_number: orderNumber }, body: { is_calling: true } },
    adminOrderNote: { params: { order_number: orderNumber }, body: { text: 'Her brother takes it' } },
    adminOrderCorrection: {
      params: { order_number: orderNumber },
      body: {
        name: { before: shopper.name, after: 'Rina Akter' },
        phone: { before: '+8801712345678', after: '01912345678' },
        address: { before: 'House 12, Road 5, Dhanmondi, Dhaka', after: 'House 2' },
      },
    },
    adminOrderInvoice: { params: { order_number: orderNumber }, query: {} },
    adminOrderMail: { params: { order_number: orderNumber, mail_id: mailId } },
  };
}
