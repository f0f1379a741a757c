import type { Profile } from '@haat/contracts';
import type { Prisma } from '@haat/db';

/** The columns that a profile is built from. */
export const profileSelect = {
  id: true,
  fullName: true,
  email: true,
  address: true,
  city: true,
  country: true,
  phone: true,
  photo: true,
  status: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect;

export type ProfileRow = Prisma.UserGetPayload<{ select: typeof profileSelect }>;

/** A user as they see themselves. */
export function toProfile({ id, createdAt, ...row }: ProfileRow): Profile {
  return {
    user_id: id,
    full_name: row.fullName,
    email: row.email,
    address: row.address ?? '',
    city: row.city ?? '',
    country: row.country ?? '',
    phone: row.phone ?? '',
    photo: row.photo ?? '',
    status: row.status,
    created_at: createdAt.toISOString(),
  };
}
