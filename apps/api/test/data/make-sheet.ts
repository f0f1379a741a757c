import type { Services } from '../../src/services.ts';
import { sheetLetters } from '../../src/features/sheets/sheet-code.ts';

let made = 0;

/** Stores a sheet without parcels, with an impossible date, and a settlement with an open difference. */
export async function makeSheet(
  { db }: Pick<Services, 'db'>,
  staffId: string,
): Promise<{ code: string; settlementId: number }> {
  const code = `30-02-${sheetLetters(made)}`;
  made += 1;
  const settlements = { create: { staffId, expected: 0, received: 5_000 } };
  const sheet = await db.courierSheet.create({ data: { code, staffId, settlements }, include: { settlements: true } });
  return { code, settlementId: sheet.settlements[0]?.id ?? 0 };
}
