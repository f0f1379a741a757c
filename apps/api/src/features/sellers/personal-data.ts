import type { PersonalData, SellerKind } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';

interface RequestRow {
  reference: string;
  seller_kind: SellerKind;
  full_name: string;
  email: string;
  business_email: string | null;
  phone: string;
  location: string;
  business_name: string | null;
  service_type: string | null;
  created_at: Date;
}

/** The applications that name an e-mail address, newest first. */
export async function sellerRequestsOfPerson(tx: Transaction, email: string): Promise<PersonalData['seller_requests']> {
  const { rows } = await tx.query<RequestRow>(
    'SELECT * FROM seller_requests WHERE email = $1 OR business_email = $1 ORDER BY id DESC',
    [email],
  );
  return rows.map((row) => ({
    reference: row.reference,
    seller_kind: row.seller_kind,
    fullname: row.full_name,
    email: row.email,
    buisness_email: row.business_email,
    phone: row.phone,
    location: row.location,
    buisness_type: row.business_name,
    service_type: row.service_type,
    date: row.created_at.toISOString(),
  }));
}

/** Deletes the applications that name an e-mail address. */
export async function forgetSellerRequests(tx: Transaction, email: string): Promise<void> {
  await tx.query('DELETE FROM seller_requests WHERE email = $1 OR business_email = $1', [email]);
}

/** Deletes applications older than this many months. Returns how many. */
export async function forgetOldSellerRequests(tx: Transaction, { months }: { months: number }): Promise<number> {
  const { rowCount } = await tx.query(
    'DELETE FROM seller_requests WHERE created_at < now() - make_interval(months => $1)',
    [months],
  );
  return rowCount ?? 0;
}
