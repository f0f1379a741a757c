import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, done, listAnswer } from '../shared/answer.ts';
import { idInput } from '../shared/ids.ts';
import { adminSizeChart, checkSizeChart, sizeChartFields } from './size-chart.ts';

const staff = { tag: 'Size charts', access: 'operator', limit: 'console' } as const;
const params = z.object({ id: idInput });
const version = z.int().min(1);

export const adminSizeChartList = endpoint({
  ...staff,
  route: adminRoutes.adminSizeChartList,
  summary: 'The size charts of a subcategory: that of all shops first, then those of shops by their name',
  params,
  maxResponse: 1024 * 1024,
  success: { status: 200, body: listAnswer(adminSizeChart) },
  problems: [],
});

export const adminSizeChartCreate = endpoint({
  ...staff,
  route: adminRoutes.adminSizeChartCreate,
  summary: 'Adds a size chart to a subcategory: one for all shops, or the own one of a shop',
  params,
  body: z.object({ ...sizeChartFields, shop_id: idInput.nullable() }).check(checkSizeChart),
  success: { status: 201, body: answer(adminSizeChart) },
  problems: ['NOT_FOUND', 'LIST_FULL'],
});

export const adminSizeChartChange = endpoint({
  ...staff,
  route: adminRoutes.adminSizeChartChange,
  summary: 'Changes a size chart; an outdated `version` changes nothing and is answered with the current state',
  params,
  body: z.object({ ...sizeChartFields, version }).check(checkSizeChart),
  success: { status: 200, body: answer(adminSizeChart) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminSizeChartRemove = endpoint({
  ...staff,
  route: adminRoutes.adminSizeChartRemove,
  summary: 'Removes a size chart; products show that of all shops then, or none',
  params,
  body: z.object({ version }),
  success: { status: 200, body: done },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
