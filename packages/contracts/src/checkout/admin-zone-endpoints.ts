import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, done, listAnswer } from '../shared/answer.ts';
import { idInput, wholeNumber } from '../shared/ids.ts';
import { listOrder } from '../shared/list-order.ts';
import { takaInput } from '../shared/money.ts';
import { readZonePlaces } from '../places/zone-places.ts';
import { line, text } from '../shared/text.ts';
import { adminZone, adminZoneRow, maxDeliveryDays, maxZones } from './admin-zone.ts';

const tag = 'Delivery zones of the shop';
const maxPoisha = 10_000_000;

/** Stored under their English names, without duplicates. */
const zonePlaces = text(4000).transform((typed, context) => {
  const { places, unknown } = readZonePlaces(typed);
  if (unknown.length > 0)
    context.addIssue(
      `No place of Bangladesh: ${unknown.slice(0, 3).join(', ')}. Districts, Dhaka/Savar for an upazila, or *.`,
    );
  return places;
});

const fields = z.object({
  name: line(120),
  name_bn: line(120),
  delivery_charge: takaInput.pipe(z.int().max(maxPoisha, 'At most ৳1,00,000.')),
  delivery_days: wholeNumber({ min: 0, max: maxDeliveryDays, message: `Days from 0 to ${maxDeliveryDays}.` }),
  places: zonePlaces,
  is_active: z.boolean(),
});

export const adminZoneList = endpoint({
  route: adminRoutes.adminZoneList,
  tag,
  summary: 'The delivery zones in their order, with the orders of the last 30 days',
  access: 'operator',
  limit: 'console',
  success: { status: 200, body: listAnswer(adminZoneRow) },
  problems: [],
});

export const adminZoneCreate = endpoint({
  route: adminRoutes.adminZoneCreate,
  tag,
  summary: 'Adds a delivery zone, as the last',
  access: 'owner',
  limit: 'console',
  body: fields,
  success: { status: 201, body: answer(adminZone) },
  problems: ['LIST_FULL'],
});

export const adminZoneChange = endpoint({
  route: adminRoutes.adminZoneChange,
  tag,
  summary:
    'Changes a delivery zone; orders keep what they were placed with, and one zone at least can always be chosen. With another version than it has now, nothing is changed and the answer is how it is',
  access: 'owner',
  limit: 'console',
  params: z.object({ id: idInput }),
  body: fields.extend({ version: z.int().min(1) }),
  success: { status: 200, body: answer(adminZone) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'LAST_ZONE'],
});

export const adminZoneOrder = endpoint({
  route: adminRoutes.adminZoneOrder,
  tag,
  summary: 'Reorders the delivery zones',
  access: 'owner',
  limit: 'console',
  body: listOrder(maxZones),
  success: { status: 200, body: done },
  problems: ['CHANGED_MEANWHILE'],
});
