import { maxShops, type AdminShop, type Endpoints } from '@haat/contracts';
import { auditMade, changeRow, refuseStale } from '../../../../platform/audit/change-row.ts';
import { writeAudit } from '../../../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../../platform/http/handler.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { Services } from '../../../../services.ts';
import { requirePicture } from '../pictures/require-picture.ts';
import { adminShopView, shopColumnsOf } from './shop-view.ts';

type Stores = Pick<Services, 'db' | 'storage'>;
type Answer = { success: true; data: AdminShop };

/** A phone number and notes about a person are not copied into the audit log. */
const withheld: ReadonlySet<string> = new Set(['phone', 'note']);
const noPicture = '';

/** Throws LIST_FULL if there may be no further shop. */
export async function requireRoomForShop(tx: Transaction): Promise<void> {
  if ((await tx.shop.count()) >= maxShops) throw new Problem('LIST_FULL', `There are ${maxShops} shops already.`);
}

/** Adds a shop. Throws LIST_FULL, and VALIDATION for a picture that was not uploaded. */
export async function createShop(
  { db, storage }: Stores,
  { body, staff, request }: HandlerInput<Endpoints['adminShopCreate']>,
): Promise<Answer> {
  await requirePicture({ storage }, { path: body.photo, before: noPicture });
  return withTransaction(db, async (tx) => {
    await requireRoomForShop(tx);
    const shop = await tx.shop.create({ data: shopColumnsOf(body) });
    const change = { staff, request, action: 'adminShopCreate', kind: 'shop', withheld } as const;
    return auditMade(tx, adminShopView(shop), change);
  });
}

/** Changes a shop. Throws NOT_FOUND, VALIDATION, or CHANGED_MEANWHILE with the current shop. */
export async function changeShop(
  { db, storage }: Stores,
  { params: { id }, body: { version, ...fields }, staff, request }: HandlerInput<Endpoints['adminShopChange']>,
): Promise<Answer> {
  const before = await db.shop.findUnique({ where: { id }, select: { photo: true } });
  if (fields.photo !== noPicture)
    await requirePicture({ storage }, { path: fields.photo, before: before?.photo ?? null });
  return changeRow(db, {
    id: String(id),
    version,
    read: (tx) => tx.shop.findUnique({ where: { id } }),
    write: (tx) =>
      tx.shop.updateManyAndReturn({
        where: { id, version },
        data: { ...shopColumnsOf(fields), version: { increment: 1 } },
      }),
    view: adminShopView,
    staff,
    request,
    action: 'adminShopChange',
    kind: 'shop',
    withheld,
  });
}

/** Removes a shop that has no products, not even retired ones. Throws NOT_FOUND, CHANGED_MEANWHILE and IN_USE. */
export async function removeShop(
  { db }: Pick<Services, 'db'>,
  { params: { id }, body: { version }, staff, request }: HandlerInput<Endpoints['adminShopRemove']>,
): Promise<{ success: true; data: Record<string, never> }> {
  await withTransaction(db, async (tx) => {
    // Locked so that no product can be assigned to it meanwhile.
    await tx.$executeRaw`SELECT FROM shops WHERE id = ${id} FOR UPDATE`;
    const subject = { kind: 'shop', id: String(id) } as const;
    const shop = await tx.shop.findUnique({ where: { id } });
    if (shop?.version !== version) throw await refuseStale(tx, subject, { row: shop, view: adminShopView });
    const isInUse = (await tx.product.findFirst({ where: { shopId: id }, select: { id: true } })) !== null;
    if (isInUse) throw new Problem('IN_USE', 'Products belong to it. Move them first, retired ones too.');
    await tx.shop.delete({ where: { id } });
    const { name, nameBn } = shop;
    await writeAudit(tx, {
      staff,
      action: 'adminShopRemove',
      subject,
      before: { name, name_bn: nameBn },
      requestId: request.requestId,
    });
  });
  return { success: true, data: {} };
}
