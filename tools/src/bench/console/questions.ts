import type { AdminEndpointName, adminRoutes } from '@haat/contracts';
import type { Samples } from './samples.ts';

type Routes = typeof adminRoutes;

/** Every endpoint that the console reads. */
type ReadName = {
  [Name in AdminEndpointName]: Routes[Name] extends `GET ${string}` ? Name : never;
}[AdminEndpointName];

/** The path of each turn, below /api/admin. */
type Question = (turn: number) => string;

/** The questions to an endpoint, by name; or why there are none. */
type Asked = Readonly<Record<string, Question>> | 'a stream' | 'a file' | 'asked for on purpose: a text of a mail';

/** The request of each turn. A new endpoint does not compile until it is listed here. */
export function questions(samples: Samples): Readonly<Record<ReadName, Asked>> {
  const { orderNumbers, emails, sheets, references, imports, productIds, shops, zones, rareShop, rareZone } = samples;
  return {
    adminSession: { 'who is signed in': () => '/session' },
    adminSessions: { 'where somebody is signed in': () => '/sessions' },
    adminStaffSessions: {
      'where a colleague is signed in': (turn) => `/staff/${at(samples.staffIds, turn)}/sessions`,
    },
    adminStaffList: { staff: () => '/staff' },
    adminAuditLog: {
      'audit log': () => '/audit-log',
      'audit log of a person': (turn) => `/audit-log?who=${at(samples.staffIds, turn)}`,
      'audit log of the server': () => '/audit-log?who=server',
      'audit log of an order': (turn) => `/audit-log?subject_kind=order&subject_id=${at(orderNumbers, turn)}`,
      'audit log of an action': () => '/audit-log?action=adminProductChange',
      'audit log of an action nobody took': () => '/audit-log?action=adminBrandRemove',
      "audit log of a person's action": (turn) =>
        `/audit-log?who=${at(samples.staffIds, turn)}&action=adminProductChange`,
      "audit log of a person's action never taken": (turn) =>
        `/audit-log?who=${at(samples.staffIds, turn)}&action=adminBrandRemove`,
      'audit log of a month, orders only': (turn) =>
        `/audit-log?subject_kind=order&from=${dayBack(turn * 9 + 30)}T00:00:00Z&to=${dayBack(turn * 9)}T00:00:00Z`,
    },
    adminToday: { today: () => '/today' },
    adminChanges: 'a stream',
    adminProductList: {
      'products that are sold': () => '/products',
      'products, a later page': (turn) => `/products?cursor=${at(productIds, turn)}`,
      'products out of stock': () => '/products?view=out',
      'products nearly out of stock': () => '/products?view=low',
      'products out of stock of a shop': (turn) => `/products?view=out&shop=${at(shops, turn)}`,
      'products out of stock of a shop with few': () => `/products?view=out&shop=${rareShop}`,
      'products nearly out of a category': (turn) => `/products?view=low&category=${1 + (turn % 6)}`,
      'products that will soon be sold out': () => '/products?ending=true',
      'products of a shop that will soon be sold out': (turn) => `/products?ending=true&shop=${at(shops, turn)}`,
      'products on offer': () => '/products?view=offer',
      'products on offer, a later page': (turn) => `/products?view=offer&cursor=${at(productIds, turn)}`,
      'products on offer of a shop': (turn) => `/products?view=offer&shop=${at(shops, turn)}`,
      'products on offer of a brand': (turn) => `/products?view=offer&brand=${1 + (turn % 6)}`,
      'products on offer by words': (turn) => `/products?view=offer&q=${['saree', 'panjabi', 'honey'][turn % 3]}`,
      'products without a second picture': () => '/products?view=one-picture',
      'products without a second picture of a shop': (turn) => `/products?view=one-picture&shop=${at(shops, turn)}`,
      'products without a second picture of a category': (turn) =>
        `/products?view=one-picture&category=${1 + (turn % 6)}`,
      'products without a second picture by words': (turn) =>
        `/products?view=one-picture&q=${['saree', 'panjabi', 'honey'][turn % 3]}`,
      'products that are retired': () => '/products?view=retired',
      'products that are retired, of a shop': (turn) => `/products?view=retired&shop=${at(shops, turn)}`,
      'products by words of a title': (turn) => `/products?q=${['saree', 'panjabi', 'honey'][turn % 3]}`,
      'products by a rare word': (turn) => `/products?q=${encodeURIComponent(`no. ${turn * 7919}`)}`,
      'products by an id': (turn) => `/products?q=${at(productIds, turn)}`,
      'products by a word nobody wrote': (turn) => `/products?q=qxw${turn}jz`,
      'products of a shop': (turn) => `/products?shop=${at(shops, turn)}`,
      'products of a shop with few': () => `/products?shop=${rareShop}`,
      'products of a brand': (turn) => `/products?brand=${1 + (turn % 6)}`,
      'products of a brand and category': (turn) => `/products?brand=${1 + (turn % 6)}&category=${1 + (turn % 8)}`,
      'products of a subcategory': (turn) => `/products?subcategory=${1 + (turn % 20)}`,
      'products by offer': () => '/products?sort=offer',
      'products by offer, dearest first': () => '/products?sort=offer-desc',
      'products by offer, a later page': (turn) => `/products?sort=offer&cursor=${(turn + 1) * 20_000}-1`,
      'products of a shop by offer': (turn) => `/products?sort=offer-desc&shop=${at(shops, turn)}`,
      'products of a shop with few by offer': () => `/products?sort=offer&shop=${rareShop}`,
      'products of a brand by offer': (turn) => `/products?sort=offer-desc&brand=${1 + (turn % 6)}`,
      'products on offer by offer': () => '/products?view=offer&sort=offer',
      'products of a category by words': (turn) => `/products?category=${1 + (turn % 6)}&q=cotton`,
    },
    adminProduct: { 'one product': (turn) => `/products/${at(productIds, turn)}` },
    adminProductMissedSearches: {
      'searches in vain for a product': (turn) => `/products/${at(productIds, turn)}/missed-searches`,
    },
    adminProductsHeld: {
      'who has a product': (turn) => `/products/held?ids=${at(productIds, turn)}`,
      'who has the newest products': () => `/products/held?ids=${newest(productIds, 50).join(',')}`,
    },
    adminProductsCsv: 'a file',
    adminProductsXlsx: 'a file',
    adminImportList: { imports: () => '/imports' },
    adminImportTemplate: 'a file',
    adminImport: { 'one import': (turn) => `/imports/${at(imports, turn)}` },
    adminImportLines: {
      'lines of an import': (turn) => `/imports/${at(imports, turn)}/lines?after=${turn * 200}`,
      'wrong lines of an import': (turn) => `/imports/${at(imports, turn)}/lines?kind=wrong`,
    },
    adminImportWrongLines: 'a file',
    adminApplicationList: {
      'applications that wait': () => '/applications',
      'applications that were approved': () => '/applications?state=approved',
    },
    adminApplication: { 'one application': (turn) => `/applications/${at(references, turn)}` },
    adminReviewList: {
      'reviews that wait': () => '/reviews',
      'reviews with few stars': () => '/reviews?view=low',
      'reviews that are hidden': () => '/reviews?view=hidden',
      'reviews that were hidden lately': () => '/reviews?view=hidden&lately=true',
      'all reviews': () => '/reviews?view=all',
      'reviews by words': (turn) => `/reviews?view=all&q=${['well%20made', 'quickly', 'torn'][turn % 3]}`,
      'reviews by a rare word': (turn) => `/reviews?view=all&q=${encodeURIComponent(`no. ${turn * 7919}`)}`,
      'reviews by a word of titles': (turn) => `/reviews?view=all&q=${['saree', 'panjabi', 'honey'][turn % 3]}`,
      "reviews by a shopper's name": (turn) => `/reviews?view=all&q=${encodeURIComponent(`shopper ${turn * 997}`)}`,
      'reviews by a word nobody wrote': (turn) => `/reviews?view=all&q=qxw${turn}jz`,
      'reviews by two letters': (turn) => `/reviews?view=all&q=${['we', 'zq', '12'][turn % 3]}`,
      'reviews with few stars by a word of titles': (turn) =>
        `/reviews?view=low&q=${['saree', 'panjabi', 'honey'][turn % 3]}`,
      'reviews of some stars': (turn) => `/reviews?view=all&star=${1 + (turn % 5)}`,
      'hidden reviews of some stars': (turn) => `/reviews?view=hidden&star=${1 + (turn % 5)}`,
      'reviews with photos': () => '/reviews?view=all&photos=true',
      'reviews with photos of some stars': (turn) => `/reviews?view=all&photos=true&star=${1 + (turn % 5)}`,
      'reviews with photos by a word of titles': () => '/reviews?view=all&photos=true&q=saree',
      'reviews of a shop': (turn) => `/reviews?view=all&shop=${at(shops, turn)}`,
      'reviews of a shop with few': () => `/reviews?view=all&shop=${rareShop}`,
      'reviews of a shop with few stars': (turn) => `/reviews?view=low&shop=${at(shops, turn)}`,
      'reviews of a product': (turn) => `/reviews?view=all&product=${at(productIds, turn)}`,
    },
    adminCoupon: { 'one coupon': (turn) => `/coupons/BENCH${1 + (turn % 500)}` },
    adminCouponList: {
      coupons: () => '/coupons',
      'coupons that run': () => '/coupons?view=running',
      'coupons that have ended': () => '/coupons?view=ended',
    },
    adminOrderViewList: { 'saved views': () => '/order-views' },
    adminShopperList: {
      shoppers: () => '/shoppers',
      'shoppers by a name': (turn) => `/shoppers?q=${encodeURIComponent(`shopper ${turn * 997}`)}`,
      'shoppers by an e-mail address': (turn) => `/shoppers?q=shopper-${turn * 997}@haat.example`,
      'shoppers by a phone number': (turn) => `/shoppers?q=017${String(turn * 997).padStart(8, '0')}`,
      'shoppers by what nobody has': (turn) => `/shoppers?q=qxw${turn}jz`,
    },
    adminShopper: { 'one shopper': (turn) => `/shoppers/${at(samples.shoppers, turn)}` },
    adminSubscriberList: { subscribers: () => '/subscribers' },
    adminSynonymList: { synonyms: () => '/synonyms' },
    adminTeamList: { team: () => '/team' },
    adminZoneList: { zones: () => '/zones' },
    adminCategoryList: { categories: () => '/categories' },
    adminSizeChartList: {
      'size charts of a subcategory': (turn) => `/subcategories/${1 + (turn % 20)}/size-charts`,
    },
    adminBrandList: { brands: () => '/brands' },
    adminShopList: { shops: () => '/shops' },
    adminSlideList: { banners: () => '/slides' },
    adminCallWords: { 'words of a call': () => '/call-words' },
    adminReminders: { reminders: () => '/reminders' },
    adminSettings: { settings: () => '/settings' },
    adminOrderList: {
      'orders to confirm': () => '/orders?view=confirm',
      'orders on their way': () => '/orders?view=way',
      'orders not delivered twice': () => '/orders?view=undelivered',
      'orders not delivered twice of a shop': (turn) => `/orders?view=undelivered&shop=${at(shops, turn)}`,
      'orders not delivered twice by a name': (turn) =>
        `/orders?view=undelivered&q=${['farzana', 'imran', 'm'][turn % 3]}`,
      'orders that came back': () => '/orders?view=returned',
      'all orders': () => '/orders?view=all',
      'orders that were cancelled': () => orders('status=cancelled'),
      'orders that were delivered': () => orders('status=delivered'),
      'orders that were cancelled or came back, of a month': (turn) =>
        orders(`status=cancelled,returned&from=${dayBack(330 + turn)}&to=${dayBack(300 + turn)}`),
      'orders that were cancelled or came back': () => orders('status=cancelled,returned'),
      'orders that were cancelled or came back, of a zone': (turn) =>
        orders(`status=cancelled,returned&zone=${at(zones, turn)}`),
      'orders of a shop that were delivered': (turn) => orders(`status=delivered&shop=${at(shops, turn)}`),
      'orders that were cancelled, by a name': (turn) =>
        orders(`status=cancelled&q=${['farzana', 'imran', 'm'][turn % 3]}`),
      'orders that are late': () => '/orders?view=way&late=true',
      'orders of a shop that are late': (turn) => `/orders?view=way&late=true&shop=${at(shops, turn)}`,
      'all orders, a later page': (turn) => orders(`cursor=${at(samples.orderCursors, turn)}`),
      'orders of a late day': (turn) => orders(`from=${dayBack(turn)}&to=${dayBack(turn)}`),
      'orders of an early day': (turn) => orders(`from=${dayBack(600 + turn)}&to=${dayBack(600 + turn)}`),
      'orders of an early month': (turn) => orders(`from=${dayBack(600 + turn)}&to=${dayBack(570 + turn)}`),
      'orders of a zone': (turn) => orders(`zone=${at(zones, turn)}`),
      'orders of a zone with few': () => orders(`zone=${rareZone}`),
      'orders of a zone that came back': (turn) => `/orders?view=returned&zone=${at(zones, turn)}`,
      'orders of a zone and month': (turn) =>
        orders(`zone=${at(zones, turn)}&from=${dayBack(330 + turn)}&to=${dayBack(300 + turn)}`),
      'orders of a shop': (turn) => orders(`shop=${at(shops, turn)}`),
      'orders of a shop with few': () => orders(`shop=${rareShop}`),
      'orders of a shop to confirm': (turn) => `/orders?view=confirm&shop=${at(shops, turn)}`,
      'orders of a shop that came back': (turn) => `/orders?view=returned&shop=${at(shops, turn)}`,
      'orders of a shop and month': (turn) =>
        orders(`shop=${at(shops, turn)}&from=${dayBack(330 + turn)}&to=${dayBack(300 + turn)}`),
      'dear orders': (turn) => orders(`min_total=${500_000 + turn}`),
      'orders between two sums': (turn) => orders(`min_total=${2_000 + turn}&max_total=${2_100 + turn}`),
      'an order by its number': (turn) => orders(`q=${at(orderNumbers, turn)}`),
      'orders by the beginning of a number': (turn) => orders(`q=HT-AA${20 + turn}`),
      'orders by the end of a number': (turn) => orders(`q=${at(orderNumbers, turn).slice(-4)}`),
      'orders by the end of a phone number': (turn) =>
        orders(
          `q=${String(turn * 997)
            .padStart(4, '0')
            .slice(-4)}`,
        ),
      'orders by a phone number': (turn) => orders(`q=017${String(turn * 997).padStart(8, '0')}`),
      'orders by the beginning of a phone number': (turn) => orders(`q=01700${turn + 10}`),
      'orders by an e-mail address': (turn) => orders(`q=${at(emails, turn)}`),
      'orders by a name': (turn) => orders(`q=farzana%20${turn}`),
      'orders by the beginning of a name': (turn) => orders(`q=${['far', 'im', 'm'][turn % 3]}`),
      'orders to confirm by a name': (turn) => `/orders?view=confirm&q=${['farzana', 'imran', 'm'][turn % 3]}`,
      'orders that came back, by a name': (turn) => `/orders?view=returned&q=${['farzana', 'imran', 'm'][turn % 3]}`,
      'orders by a name nobody has': (turn) => orders(`q=qxw${turn}`),
    },
    adminOrder: { 'one order': (turn) => `/orders/${at(orderNumbers, turn)}` },
    adminOrderInvoice: 'a file',
    adminOrderMail: 'asked for on purpose: a text of a mail',
    adminPackingList: {
      'packing lists': () => '/packing-list',
      'packing lists of some orders': (turn) =>
        `/packing-list?orders=${at(orderNumbers, turn)},${at(orderNumbers, turn + 1)}`,
      'packing list of a shop': (turn) => `/packing-list?shop=${at(shops, turn)}`,
    },
    adminParcelList: {
      'parcels to hand over': () => '/parcels',
      'parcels of a shop': (turn) => `/parcels?shop=${at(shops, turn)}`,
      'parcels without a sheet': () => '/parcels?of=without-sheet',
    },
    adminSheetList: {
      'sheets with cash outstanding': () => '/sheets',
      'sheets that are late': () => '/sheets?age=late',
      'sheets with a difference': () => '/sheets?view=difference',
      'sheets that are settled': () => '/sheets?view=settled',
      'all sheets': () => '/sheets?view=all',
    },
    adminSheet: { 'one sheet': (turn) => `/sheets/${at(sheets, turn)}` },
    adminSheetCsv: 'a file',
    adminSettlementCsv: 'a file',
  };
}

function orders(query: string): string {
  return `/orders?view=all&${query}`;
}

function at<Value>(values: readonly Value[], turn: number): Value {
  const value = values[turn % values.length];
  if (value === undefined) throw new Error('There are none of these in the shop.');
  return value;
}

/** The ids of the newest products, of which most were sold. */
function newest(ids: readonly number[], count: number): number[] {
  const last = Math.max(...ids);
  return Array.from({ length: count }, (_, place) => last - place);
}

/** A day this many days ago. */
function dayBack(back: number): string {
  return new Date(Date.now() - back * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
