import { randomBytes } from 'node:crypto';
import type { EndpointInput, EndpointName, Endpoints } from '@haat/contracts';
import type { Services } from '../../src/services.ts';
import { checkoutBody, makeCoupon, makeZone, postCheckout } from '../data/make-order.ts';
import { makeApplication } from '../data/make-application.ts';
import {
  makeBrand,
  makeCategory,
  makeProduct,
  makeShop,
  makeSizeChart,
  makeSubcategory,
} from '../data/make-product.ts';
import { makeShopper, type TestShopper } from '../data/make-shopper.ts';
import { makeStaff, type TestStaff } from '../data/make-staff.ts';
import type { TestApp } from '../test-app.ts';
import type { RawInput } from './send.ts';
import { sellingInputs } from './selling-inputs.ts';
import { smallestPng, workInputs } from './work-inputs.ts';
import { makeSheet } from '../data/make-sheet.ts';
import { setUpInputs } from './set-up-inputs.ts';
import { peopleInputs } from './people-inputs.ts';
import { importInputs } from './import-inputs.ts';
import { makeImport } from '../data/make-import.ts';
import { sheetInputs } from './sheet-inputs.ts';

/** A shopper with an order, and products to buy: everything that a valid call of any endpoint needs. */
export interface World {
  shopper: TestShopper;
  /** Another shopper, about whom the owner decides. */
  visitor: TestShopper;
  owner: TestStaff;
  /** A staff member whom the owner manages. */
  colleague: TestStaff;
  orderNumber: string;
  productId: number;
  shopId: number;
  slug: string;
  zoneId: number;
  /** All delivery zones, in a different order. */
  zoneIds: number[];
  /** The same for banners and for the pictures of the days slider. */
  bannerIds: number[];
  dayIds: number[];
  teamIds: number[];
  /** A synonym group of the search. */
  synonymId: number;
  /** A pending application to sell, and a review. */
  applicationReference: string;
  review: { id: number; writtenAt: string };
  /** A visible review by the visitor. */
  visitorsReview: number;
  couponCode: string;
  /** A saved view of the owner. */
  savedViewId: number;
  /** A mail about the order. */
  mailId: string;
  subcategoryId: number;
  brandId: number;
  /** One of each kind with a product and one empty; the subcategories are those of the first category. */
  shelves: {
    categories: number[];
    subcategories: number[];
    brands: number[];
    /** Two of the first subcategory, each of a shop. */
    sizeCharts: number[];
    allCategories: number[];
    emptyShop: number;
  };
  /** The path of an uploaded picture that no product uses yet. */
  picturePath: string;
  /** A courier sheet, and a settlement of it with an open difference. */
  sheetCode: string;
  settlementId: number;
  /** An import whose columns are not confirmed yet. */
  importId: string;
}

/** Creates a world for one test. */
export async function makeWorld(services: Services, http: TestApp['http']): Promise<World> {
  const shopper = await makeShopper(services);
  const owner = await makeStaff(services, { role: 'owner' });
  const colleague = await makeStaff(services);
  const zone = await makeZone(services);
  const product = await makeProduct(services, {
    stock: 100_000,
    colors: [{ color: 'Maroon', hex: '#8c1d2f' }],
    sizes: ['M'],
  });
  const body = checkoutBody({ shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  const answer = await postCheckout(http, { shopper, body });
  const { order_number: orderNumber } = answer.body.data;
  const { id: mailId } = await services.db.mail.findFirstOrThrow({
    where: { kind: 'order-confirmation', order: { orderNumber } },
  });
  const coupon = await makeCoupon(services);
  await makeSlides(services);
  await makeTeam(services);
  const application = await makeApplication(services);
  const review = await services.db.review.create({
    data: { productId: product.id, userId: shopper.userId, star: 4, message: 'Soft and light.', status: 'pending' },
  });
  const { code: sheetCode, settlementId } = await makeSheet(services, owner.staffId);
  const { id: savedViewId } = await services.db.savedOrderView.create({
    data: { staffId: owner.staffId, name: 'Dhaka', filters: { view: 'confirm', zone: '1' } },
  });
  const visitor = await makeShopper(services);
  await services.db.newsletterSubscriber.create({ data: { email: visitor.email } });
  const visitorsReview = await makeVisibleReview(services, { productId: product.id, userId: visitor.userId });
  const { id: synonymId } = await services.db.searchSynonym.create({ data: { words: ['kantha', 'katha'] } });
  return {
    shopper,
    visitor,
    synonymId,
    savedViewId,
    owner,
    colleague,
    orderNumber,
    productId: product.id,
    shopId: product.shopId,
    slug: product.slug,
    zoneId: zone.id,
    zoneIds: await idsBackwards(services.db.shippingZone),
    bannerIds: await idsBackwards(services.db.banner),
    dayIds: await idsBackwards(services.db.daySlide),
    teamIds: await idsBackwards(services.db.teamMember),
    applicationReference: application.reference,
    couponCode: coupon.code,
    visitorsReview,
    review: { id: review.id, writtenAt: review.updatedAt.toISOString() },
    mailId,
    subcategoryId: product.subcategoryId,
    brandId: product.brandId,
    shelves: await makeShelves(services, product),
    picturePath: await uploadedPicture(services),
    sheetCode,
    settlementId,
    importId: (await makeImport(services, { staffId: owner.staffId, slug: product.slug })).id,
  };
}

async function makeVisibleReview(
  { db }: Services,
  { productId, userId }: { productId: number; userId: string },
): Promise<number> {
  const words = { star: 5, message: 'As in the picture.', status: 'visible' as const };
  const { id } = await db.review.create({ data: { productId, userId, ...words } });
  const rated = { ratingCount: { increment: 1 }, ratingSum: { increment: words.star } };
  await db.product.update({ where: { id: productId }, data: rated });
  return id;
}

/** Creates two banners and two pictures of the days slider, once: there may be at most 100. */
async function makeSlides({ db }: Services): Promise<void> {
  if ((await db.banner.count()) > 0) return;
  const words = { headline: 'Banner', headlineBn: 'ব্যানার', sub: 'Words', link: '/offer_product' };
  await db.banner.createMany({ data: [0, 1].map((position) => ({ photo: '', ...words, position })) });
  await db.daySlide.createMany({ data: [0, 1].map((position) => ({ filename: '', title: 'Day', position })) });
}

/** Creates two team members of 'About us', once. */
async function makeTeam({ db }: Services): Promise<void> {
  if ((await db.teamMember.count()) > 1) return;
  const words = { designation: 'Founder', email: 'us@haat.example', address: 'Dhaka', shortDescription: 'Here.' };
  await db.teamMember.createMany({ data: [0, 1].map((position) => ({ photo: '', title: 'Us', ...words, position })) });
}

async function makeShelves(
  services: Services,
  { categoryId, subcategoryId, brandId }: { categoryId: number; subcategoryId: number; brandId: number },
): Promise<World['shelves']> {
  const [category, subcategory, brand] = [
    await makeCategory(services),
    await makeSubcategory(services, { categoryId }),
    await makeBrand(services),
  ];
  return {
    categories: [categoryId, category.id],
    subcategories: [subcategoryId, subcategory.id],
    brands: [brandId, brand.id],
    sizeCharts: [
      (await makeSizeChart(services, { subcategoryId, shopId: (await makeShop(services)).id })).id,
      (await makeSizeChart(services, { subcategoryId, shopId: (await makeShop(services)).id })).id,
    ],
    emptyShop: (await makeShop(services)).id,
    allCategories: await idsBackwards(services.db.category),
  };
}

interface Listed {
  findMany(query: { select: { id: true }; orderBy: { id: 'desc' } }): Promise<{ id: number }[]>;
}

async function idsBackwards(list: Listed): Promise<number[]> {
  const rows = await list.findMany({ select: { id: true }, orderBy: { id: 'desc' } });
  return rows.map(({ id }) => id);
}

async function uploadedPicture({ storage }: Services): Promise<string> {
  const file = `${randomBytes(16).toString('hex')}.webp`;
  await storage.put(`product_more_image/${file}`, smallestPng);
  return `/uploads/images/product_more_image/${file}`;
}

/** A call of each endpoint. */
export type Inputs = { [Name in EndpointName]: EndpointInput<Endpoints[Name]> & RawInput };

/** A valid call of every endpoint. A new endpoint does not compile until it is listed here. */
export function validInputs(world: World): Inputs {
  const { shopper, owner, colleague, orderNumber, productId, shopId, slug, zoneId, visitorsReview } = world;
  const { userId, email } = shopper;
  const line = { product_id: productId, qty: 1, size: 'M', color: 'Maroon' };
  const seller = {
    fullname: 'Karim',
    email: 'karim@shop.example',
    phone: '01712345678',
    location: 'Bogura',
    buisness_type: 'Karim Stores',
  };
  return {
    productList: { query: { q: 'product', sort: 'asc', limit: 10, min_price: 1, max_price: 100_000, view: 'card' } },
    productFacets: { query: { q: 'product', in_stock: 'true' } },
    singleProduct: { params: { id: slug } },
    bestSellingList: {},
    categoryList: {},
    subcategoryList: {},
    brandList: {},
    shopList: {},
    singleShop: { params: { id: shopId } },
    shopDetails: { params: { id: shopId }, query: { sort: 'desc', limit: 5 } },
    searchSuggestions: { query: { q: 'pro' } },
    bannerList: {},
    days: {},
    shopSettings: {},
    aboutUs: {},
    newsletter: { body: { email: 'letters@haat.example' } },
    register: { body: { name: 'Rina', email, password: 'long enough', confirm_password: 'long enough' } },
    login: { body: { email, password: shopper.password } },
    logout: {},
    userInfo: {},
    userName: { params: { user_id: userId } },
    profileChange: {
      body: { full_name: 'Rina Akter', address: 'House 1', city: 'Dhaka', country: 'Bangladesh', phone: '01712345678' },
    },
    passwordChange: {
      params: { user_id: userId },
      body: { password: 'another long one', current_password: shopper.password },
    },
    forgetPassword: { body: { email: 'nobody@haat.example' } },
    forgetPasswordCodeMatch: { body: { email, code: '123456' } },
    userResetPassword: { body: { email, code: '123456', new_password: 'another long one' } },
    accountExport: { body: { password: shopper.password } },
    accountDelete: { body: { password: shopper.password } },
    shippingList: {},
    couponList: {},
    couponCheck: { body: { code: 'NOPE', sub_total: 500 } },
    checkoutQuote: { body: { item: [line], shipping_id: zoneId, coupon_code: 'NOPE' } },
    checkoutConfirm: {
      headers: { 'idempotency-key': 'one-key-of-many' },
      body: {
        user_id: userId,
        total_amount: 100_000,
        sub_total: 100_000,
        name: 'Rina',
        email,
        phone: '01712345678',
        address: 'House 1, Dhaka',
        item: [line],
        delivery_charge: 0,
        coupon: 0,
        coupon_code: null,
        shipping_id: zoneId,
        order_notes: 'Call first',
        locale: 'en',
      },
    },
    userOrder: { query: { user_id: userId } },
    order: { params: { order_number: orderNumber } },
    orderInvoice: { params: { order_number: orderNumber }, query: { lang: 'en' } },
    orderCancel: { params: { order_number: orderNumber } },
    orderCopyConfirm: { body: { token: 'eyJ1c2VySWQiOiIifQ.AAAA' } },
    orderTracking: { body: { order_number: orderNumber, phone: '01712345678' } },
    singleProductReviewList: { params: { id: productId } },
    reviewStore: { body: { star: '5', message: 'Soft and light.', user_id: userId, product_id: productId } },
    ownReview: { params: { id: productId } },
    reviewPhoto: { body: { photo: smallestPng } },
    reviewHelped: { params: { id: visitorsReview }, body: { helped: true } },
    savedLists: {},
    savedListsMerge: {
      body: {
        cart: [{ ...line, known_qty: 0 }],
        favourites: [{ product_id: productId, qty: 1, known_qty: 0 }],
      },
    },
    ...workInputs(world),
    ...sellingInputs(world),
    ...sheetInputs(world),
    ...setUpInputs(world),
    ...importInputs(world),
    ...peopleInputs(world),
    adminSignIn: { body: { email: owner.email, password: owner.password } },
    adminCode: { body: { code: '123456' } },
    adminConfirm: { body: { password: owner.password } },
    adminInvitation: { body: { token: 'x'.repeat(43), password: 'another long one' } },
    adminSignOut: {},
    adminSession: {},
    adminSessions: {},
    adminSessionEnd: { params: { id: owner.staffId } },
    adminSessionsEndOthers: {},
    adminSecondFactorStart: {},
    adminSecondFactorFinish: { body: { ticket: 'x'.repeat(200), code: '123456' } },
    adminSecondFactorOff: {},
    adminStaffList: {},
    adminStaffInvite: { body: { email: `invited-${userId}@haat.test`, full_name: 'Rakibul Hasan', role: 'operator' } },
    adminStaffLink: { params: { id: colleague.staffId }, body: { locale: 'bn' } },
    adminStaffRole: { params: { id: colleague.staffId }, body: { role: 'operator' } },
    adminStaffEnd: { params: { id: colleague.staffId } },
    adminStaffSessions: { params: { id: colleague.staffId } },
    adminStaffSessionsEnd: { params: { id: colleague.staffId }, body: {} },
    adminStaffFactorReset: { params: { id: colleague.staffId } },
    adminChanges: {},
    adminAuditLog: { query: { subject_kind: 'staff', subject_id: colleague.staffId, limit: 10 } },
    adminAuditExport: { body: { who: colleague.staffId, from: '2026-01-01T00:00:00Z' } },
    sellerRequestStore: { body: { ...seller, buisness_email: '', seller_kind: 'local', website: '', locale: 'en' } },
  };
}
