import { maxSlides, type AdminDay, type Endpoints } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import { auditMade, changeRow } from '../../../platform/audit/change-row.ts';
import { placeAtEnd } from '../../../platform/audit/order-rows.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { requirePicture } from '../../catalogue/public.ts';
import { dateColumns, datesView } from './slide-dates.ts';

type Day = Prisma.DaySlideGetPayload<object>;
type Fields = HandlerInput<Endpoints['adminDayCreate']>['body'];
type Answer = { success: true; data: AdminDay };

/** A picture of the days slider as staff see it now. */
export function dayView(day: Day): AdminDay {
  const { id, filename, title, titleBn, version } = day;
  return { id, photo: filename, title, title_bn: titleBn, ...datesView(day, new Date()), version };
}

function columnsOf(fields: Fields) {
  return { filename: fields.photo, title: fields.title, titleBn: fields.title_bn, ...dateColumns(fields) };
}

/**
 * Adds a picture to the days slider, at the end. Throws LIST_FULL, and VALIDATION for a picture that was not
 * uploaded.
 */
export async function createDay(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { body, staff, request }: HandlerInput<Endpoints['adminDayCreate']>,
): Promise<Answer> {
  await requirePicture({ storage }, { path: body.photo, before: null });
  return withTransaction(db, async (tx) => {
    const position = await placeAtEnd(tx, { kind: 'day', most: maxSlides });
    const day = await tx.daySlide.create({ data: { ...columnsOf(body), position } });
    return auditMade(tx, dayView(day), { staff, request, action: 'adminDayCreate', kind: 'day' });
  });
}

/** Changes a picture of the days slider. Throws NOT_FOUND, VALIDATION, or CHANGED_MEANWHILE with the current one. */
export async function changeDay(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { params: { id }, body: { version, ...fields }, staff, request }: HandlerInput<Endpoints['adminDayChange']>,
): Promise<Answer> {
  const before = await db.daySlide.findUnique({ where: { id }, select: { filename: true } });
  await requirePicture({ storage }, { path: fields.photo, before: before?.filename ?? null });
  return changeRow(db, {
    id: String(id),
    version,
    read: (tx) => tx.daySlide.findUnique({ where: { id } }),
    write: (tx) =>
      tx.daySlide.updateManyAndReturn({
        where: { id, version },
        data: { ...columnsOf(fields), version: { increment: 1 } },
      }),
    view: dayView,
    staff,
    request,
    action: 'adminDayChange',
    kind: 'day',
  });
}
