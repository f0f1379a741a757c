import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, done, listAnswer } from '../shared/answer.ts';
import { idInput } from '../shared/ids.ts';
import { savedFilters, savedView, viewName } from './saved-view.ts';

const tag = 'Orders of the shop';
const params = z.object({ id: idInput });

export const adminOrderViewList = endpoint({
  route: adminRoutes.adminOrderViewList,
  tag,
  summary: 'The views of the list of orders that the caller made, by name, at most ten',
  access: 'staff',
  limit: 'console',
  success: { status: 200, body: listAnswer(savedView) },
  problems: [],
});

export const adminOrderViewCreate = endpoint({
  route: adminRoutes.adminOrderViewCreate,
  tag,
  summary: 'Saves a view: filters under a name, for the caller alone',
  access: 'staff',
  limit: 'console',
  body: z.object({ name: viewName, filters: savedFilters }),
  success: { status: 201, body: answer(savedView) },
  problems: ['LIST_FULL'],
});

export const adminOrderViewRename = endpoint({
  route: adminRoutes.adminOrderViewRename,
  tag,
  summary: 'Renames a saved view of the caller',
  access: 'staff',
  limit: 'console',
  params,
  body: z.object({ name: viewName }),
  success: { status: 200, body: answer(savedView) },
  problems: ['NOT_FOUND'],
});

export const adminOrderViewRemove = endpoint({
  route: adminRoutes.adminOrderViewRemove,
  tag,
  summary: 'Deletes a saved view of the caller',
  access: 'staff',
  limit: 'console',
  params,
  success: { status: 200, body: done },
  problems: ['NOT_FOUND'],
});
