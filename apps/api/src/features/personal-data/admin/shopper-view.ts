import type { AdminShopperRow } from '@haat/contracts';

/** A shopper as this folder's statements read them. */
export interface ShopperRow {
  id: string;
  full_name: string;
  email: string;
  phone: string | null;
  created_at: Date;
  last_login_at: Date;
  status: string;
  orders: number;
}

/** A shopper as a list shows them. */
export function shopperRowView(row: ShopperRow): AdminShopperRow {
  return {
    id: row.id,
    full_name: row.full_name,
    email: row.email,
    phone: row.phone ?? '',
    orders: row.orders,
    registered_at: row.created_at.toISOString(),
    last_login_at: row.last_login_at.toISOString(),
    is_blocked: row.status === 'blocked',
  };
}
