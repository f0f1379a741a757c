import { maxSlides, type AdminBanner, type Endpoints } from '@haat/contracts';
import type { Prisma } from '@haat/db';
import { auditMade, changeRow } from '../../../platform/audit/change-row.ts';
import { placeAtEnd } from '../../../platform/audit/order-rows.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { requirePicture } from '../../catalogue/public.ts';
import { dateColumns, datesView } from './slide-dates.ts';

type Banner = Prisma.BannerGetPayload<object>;
type Fields = HandlerInput<Endpoints['adminBannerCreate']>['body'];
type Answer = { success: true; data: AdminBanner };

/** A banner as staff see it now. */
export function bannerView(banner: Banner): AdminBanner {
  const { id, photo, headline, headlineBn, sub, subBn, link, version } = banner;
  const dates = datesView(banner, new Date());
  return { id, photo, headline, headline_bn: headlineBn, sub, sub_bn: subBn, link, ...dates, version };
}

function columnsOf(fields: Fields) {
  const { photo, headline, headline_bn: headlineBn, sub, sub_bn: subBn, link } = fields;
  return { photo, headline, headlineBn, sub, subBn, link, ...dateColumns(fields) };
}

/** Adds a banner at the end. Throws LIST_FULL, and VALIDATION for a picture that was not uploaded. */
export async function createBanner(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { body, staff, request }: HandlerInput<Endpoints['adminBannerCreate']>,
): Promise<Answer> {
  await requirePicture({ storage }, { path: body.photo, before: null });
  return withTransaction(db, async (tx) => {
    const position = await placeAtEnd(tx, { kind: 'banner', most: maxSlides });
    const banner = await tx.banner.create({ data: { ...columnsOf(body), position } });
    return auditMade(tx, bannerView(banner), { staff, request, action: 'adminBannerCreate', kind: 'banner' });
  });
}

/** Changes a banner. Throws NOT_FOUND, VALIDATION, or CHANGED_MEANWHILE with the current banner. */
export async function changeBanner(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { params: { id }, body: { version, ...fields }, staff, request }: HandlerInput<Endpoints['adminBannerChange']>,
): Promise<Answer> {
  const before = await db.banner.findUnique({ where: { id }, select: { photo: true } });
  await requirePicture({ storage }, { path: fields.photo, before: before?.photo ?? null });
  return changeRow(db, {
    id: String(id),
    version,
    read: (tx) => tx.banner.findUnique({ where: { id } }),
    write: (tx) =>
      tx.banner.updateManyAndReturn({
        where: { id, version },
        data: { ...columnsOf(fields), version: { increment: 1 } },
      }),
    view: bannerView,
    staff,
    request,
    action: 'adminBannerChange',
    kind: 'banner',
  });
}
