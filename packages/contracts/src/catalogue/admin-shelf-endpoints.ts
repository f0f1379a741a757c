import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, done, listAnswer } from '../shared/answer.ts';
import { idInput } from '../shared/ids.ts';
import { listOrder } from '../shared/list-order.ts';
import { line } from '../shared/text.ts';
import {
  adminBrand,
  adminBrandRow,
  adminCategory,
  adminCategoryRow,
  adminSubcategory,
  maxShelves,
} from './admin-shelf.ts';

const tag = 'Categories and brands of the shop';
const params = z.object({ id: idInput });
const version = z.int().min(1);
const fields = z.object({
  title: line(80),
  title_bn: line(80),
  photo: line(300).describe('The one that it has, or an uploaded one'),
});
const subcategoryFields = fields.extend({ category_id: idInput });
const removal = z.object({ version });
const staff = { tag, access: 'operator', limit: 'console' } as const;

export const adminCategoryList = endpoint({
  ...staff,
  route: adminRoutes.adminCategoryList,
  summary: 'The categories with their subcategories, each in their order',
  success: { status: 200, body: listAnswer(adminCategoryRow) },
  problems: [],
});

export const adminCategoryCreate = endpoint({
  ...staff,
  route: adminRoutes.adminCategoryCreate,
  summary: 'Adds a category, as the last',
  body: fields,
  success: { status: 201, body: answer(adminCategory) },
  problems: ['LIST_FULL'],
});

export const adminCategoryChange = endpoint({
  ...staff,
  route: adminRoutes.adminCategoryChange,
  summary: 'Changes a category; an outdated `version` changes nothing and is answered with the current state',
  params,
  body: fields.extend({ version }),
  success: { status: 200, body: answer(adminCategory) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminCategoryRemove = endpoint({
  ...staff,
  route: adminRoutes.adminCategoryRemove,
  summary: 'Removes a category without subcategories and products',
  params,
  body: removal,
  success: { status: 200, body: done },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'IN_USE'],
});

export const adminCategoryOrder = endpoint({
  ...staff,
  route: adminRoutes.adminCategoryOrder,
  summary: 'Reorders the categories',
  body: listOrder(maxShelves),
  success: { status: 200, body: done },
  problems: ['CHANGED_MEANWHILE'],
});

export const adminSubcategoryCreate = endpoint({
  ...staff,
  route: adminRoutes.adminSubcategoryCreate,
  summary: 'Adds a subcategory, as the last of its category',
  body: subcategoryFields,
  success: { status: 201, body: answer(adminSubcategory) },
  problems: ['LIST_FULL'],
});

export const adminSubcategoryChange = endpoint({
  ...staff,
  route: adminRoutes.adminSubcategoryChange,
  summary:
    'Changes a subcategory; in another category, its products go along. With another version than it has now, nothing is changed and the answer is how it is',
  params,
  body: subcategoryFields.extend({ version }),
  success: { status: 200, body: answer(adminSubcategory) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LIST_FULL'],
});

export const adminSubcategoryRemove = endpoint({
  ...staff,
  route: adminRoutes.adminSubcategoryRemove,
  summary: 'Removes a subcategory without products',
  params,
  body: removal,
  success: { status: 200, body: done },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'IN_USE'],
});

export const adminSubcategoryOrder = endpoint({
  ...staff,
  route: adminRoutes.adminSubcategoryOrder,
  summary: 'Reorders the subcategories of a category',
  params,
  body: listOrder(maxShelves),
  success: { status: 200, body: done },
  problems: ['CHANGED_MEANWHILE'],
});

export const adminBrandList = endpoint({
  ...staff,
  route: adminRoutes.adminBrandList,
  summary: 'The brands by name',
  success: { status: 200, body: listAnswer(adminBrandRow) },
  problems: [],
});

export const adminBrandCreate = endpoint({
  ...staff,
  route: adminRoutes.adminBrandCreate,
  summary: 'Adds a brand',
  body: fields,
  success: { status: 201, body: answer(adminBrand) },
  problems: ['LIST_FULL'],
});

export const adminBrandChange = endpoint({
  ...staff,
  route: adminRoutes.adminBrandChange,
  summary: 'Changes a brand; an outdated `version` changes nothing and is answered with the current state',
  params,
  body: fields.extend({ version }),
  success: { status: 200, body: answer(adminBrand) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminBrandRemove = endpoint({
  ...staff,
  route: adminRoutes.adminBrandRemove,
  summary: 'Removes a brand without products',
  params,
  body: removal,
  success: { status: 200, body: done },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'IN_USE'],
});
