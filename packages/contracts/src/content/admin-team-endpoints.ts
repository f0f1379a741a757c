import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, done, listAnswer } from '../shared/answer.ts';
import { idInput } from '../shared/ids.ts';
import { listOrder } from '../shared/list-order.ts';
import { email, line, requiredText } from '../shared/text.ts';
import { adminTeamMember, maxTeam } from './admin-team.ts';

const staff = { tag: 'People of the shop', access: 'operator', limit: 'console' } as const;
const params = z.object({ id: idInput });
const version = z.int().min(1);
const fields = z.object({
  photo: line(300).describe('One that they have, or an uploaded one'),
  title: line(80).describe('The name'),
  title_bn: line(80),
  designation: line(80),
  designation_bn: line(80),
  email,
  address: line(200),
  address_bn: line(200),
  short_description: requiredText(600),
  short_description_bn: requiredText(600),
});

export const adminTeamList = endpoint({
  ...staff,
  route: adminRoutes.adminTeamList,
  summary: "The people whom 'About us' shows, in their order",
  maxResponse: 1024 * 1024,
  success: { status: 200, body: listAnswer(adminTeamMember) },
  problems: [],
});

export const adminTeamCreate = endpoint({
  ...staff,
  route: adminRoutes.adminTeamCreate,
  summary: "Adds somebody to 'About us', as the last",
  body: fields,
  success: { status: 201, body: answer(adminTeamMember) },
  problems: ['LIST_FULL'],
});

export const adminTeamOrder = endpoint({
  ...staff,
  route: adminRoutes.adminTeamOrder,
  summary: "Reorders the people of 'About us'",
  body: listOrder(maxTeam),
  success: { status: 200, body: done },
  problems: ['CHANGED_MEANWHILE'],
});

export const adminTeamChange = endpoint({
  ...staff,
  route: adminRoutes.adminTeamChange,
  summary:
    "Changes somebody of 'About us'; an outdated `version` changes nothing and is answered with the current state",
  params,
  body: fields.extend({ version }),
  success: { status: 200, body: answer(adminTeamMember) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminTeamRemove = endpoint({
  ...staff,
  route: adminRoutes.adminTeamRemove,
  summary: "Takes somebody off 'About us'",
  params,
  body: z.object({ version }),
  success: { status: 200, body: done },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
