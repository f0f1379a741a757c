import type { Profile } from '@haat/contracts';

/** The columns of a `ProfileRow`. */
export const profileColumns = 'id, full_name, email, address, city, country, phone, photo, status, created_at';

/** A user's row. */
export interface ProfileRow {
  id: string;
  full_name: string;
  email: string;
  address: string | null;
  city: string | null;
  country: string | null;
  phone: string | null;
  photo: string | null;
  status: string;
  created_at: Date;
}

/** A user as they see themselves. */
export function toProfile({ id, created_at, ...row }: ProfileRow): Profile {
  return {
    user_id: id,
    full_name: row.full_name,
    email: row.email,
    address: row.address ?? '',
    city: row.city ?? '',
    country: row.country ?? '',
    phone: row.phone ?? '',
    photo: row.photo ?? '',
    status: row.status,
    created_at: created_at.toISOString(),
  };
}
