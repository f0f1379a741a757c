import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, done, listAnswer } from '../shared/answer.ts';
import { idInput } from '../shared/ids.ts';
import { line, phone, text } from '../shared/text.ts';
import { adminShop, adminShopRow } from './admin-shop.ts';

const staff = { tag: 'Shops of the marketplace', access: 'operator', limit: 'console' } as const;
const params = z.object({ id: idInput });
const version = z.int().min(1);
const fields = z.object({
  name: line(120),
  name_bn: line(120),
  photo: text(300).describe("The one that it has, an uploaded one, or ''"),
  district: line(80),
  district_bn: line(80),
  about: text(1_000),
  about_bn: text(1_000),
  honours_coupons: z.boolean(),
  phone: z.union([z.literal(''), phone]),
  note: text(1_000),
});

export const adminShopList = endpoint({
  ...staff,
  route: adminRoutes.adminShopList,
  summary: 'The shops by name',
  success: { status: 200, body: listAnswer(adminShopRow) },
  problems: [],
});

export const adminShopCreate = endpoint({
  ...staff,
  route: adminRoutes.adminShopCreate,
  summary: 'Adds a shop',
  body: fields,
  success: { status: 201, body: answer(adminShop) },
  problems: ['LIST_FULL'],
});

export const adminShopChange = endpoint({
  ...staff,
  route: adminRoutes.adminShopChange,
  summary: 'Changes a shop; an outdated `version` changes nothing and is answered with the current state',
  params,
  body: fields.extend({ version }),
  success: { status: 200, body: answer(adminShop) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminShopRemove = endpoint({
  ...staff,
  route: adminRoutes.adminShopRemove,
  summary: 'Removes a shop without products',
  params,
  body: z.object({ version }),
  success: { status: 200, body: done },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'IN_USE'],
});
