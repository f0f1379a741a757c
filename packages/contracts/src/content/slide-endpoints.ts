import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { isPathOf, pageRoutes } from '../pages.ts';
import { answer, done } from '../shared/answer.ts';
import { idInput } from '../shared/ids.ts';
import { listOrder } from '../shared/list-order.ts';
import { endsAfterStart, endsTooEarly, momentOrNone } from '../shared/moment.ts';
import { line } from '../shared/text.ts';
import { adminBanner, adminDay, maxSlides } from './slides.ts';

const staff = { tag: 'Banners and days of the shop', access: 'operator', limit: 'console' } as const;
const params = z.object({ id: idInput });
const version = z.int().min(1);

/** An address within the shop, without a language prefix. */
const link = z.string().trim().max(300).refine(isOfShop, 'The address of a page of the shop, such as /offer_product.');

function isOfShop(value: string): boolean {
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(value) || !URL.canParse(value, 'https://shop.example')) return false;
  const { pathname } = new URL(value, 'https://shop.example');
  return pageRoutes.some((page) => isPathOf(page, pathname));
}

const dates = { starts_at: momentOrNone, ends_at: momentOrNone, is_active: z.boolean() };
const photo = line(300).describe('One that it has, or an uploaded one');
const bannerFields = z.object({
  photo,
  headline: line(60),
  headline_bn: line(60),
  sub: line(120),
  sub_bn: line(120),
  link,
  ...dates,
});
const dayFields = z.object({ photo, title: line(120), title_bn: line(120), ...dates });

export const adminSlideList = endpoint({
  ...staff,
  route: adminRoutes.adminSlideList,
  summary: 'The banners and the pictures of the days, each in their order, also those that are not shown now',
  success: { status: 200, body: answer(z.object({ banners: z.array(adminBanner), days: z.array(adminDay) })) },
  problems: [],
});

export const adminBannerCreate = endpoint({
  ...staff,
  route: adminRoutes.adminBannerCreate,
  summary: 'Adds a banner, as the last',
  body: bannerFields.refine(endsAfterStart, endsTooEarly),
  success: { status: 201, body: answer(adminBanner) },
  problems: ['LIST_FULL'],
});

export const adminBannerChange = endpoint({
  ...staff,
  route: adminRoutes.adminBannerChange,
  summary: 'Changes a banner; an outdated `version` changes nothing and is answered with the current state',
  params,
  body: bannerFields.extend({ version }).refine(endsAfterStart, endsTooEarly),
  success: { status: 200, body: answer(adminBanner) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminBannerOrder = endpoint({
  ...staff,
  route: adminRoutes.adminBannerOrder,
  summary: 'Reorders the banners',
  body: listOrder(maxSlides),
  success: { status: 200, body: done },
  problems: ['CHANGED_MEANWHILE'],
});

export const adminDayCreate = endpoint({
  ...staff,
  route: adminRoutes.adminDayCreate,
  summary: 'Adds a picture of the days, as the last',
  body: dayFields.refine(endsAfterStart, endsTooEarly),
  success: { status: 201, body: answer(adminDay) },
  problems: ['LIST_FULL'],
});

export const adminDayChange = endpoint({
  ...staff,
  route: adminRoutes.adminDayChange,
  summary:
    'Changes a picture of the days; an outdated `version` changes nothing and is answered with the current state',
  params,
  body: dayFields.extend({ version }).refine(endsAfterStart, endsTooEarly),
  success: { status: 200, body: answer(adminDay) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminDayOrder = endpoint({
  ...staff,
  route: adminRoutes.adminDayOrder,
  summary: 'Reorders the pictures of the days',
  body: listOrder(maxSlides),
  success: { status: 200, body: done },
  problems: ['CHANGED_MEANWHILE'],
});
