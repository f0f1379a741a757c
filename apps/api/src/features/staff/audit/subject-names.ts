import { Prisma } from '@haat/db';

/** The display name of an entry's subject. */
export interface SubjectNames {
  subject_name: string | null;
  subject_name_bn: string | null;
}

/**
 * Ids are compared in their own type, so that an index finds each name; the id in an entry is text and may be
 * anything.
 */
const productId = Prisma.sql`CASE WHEN a.subject_kind = 'product' AND a.subject_id ~ '^\\d{1,9}$' THEN a.subject_id::int END`;
const memberId = Prisma.sql`CASE WHEN a.subject_kind = 'staff' AND a.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN a.subject_id::uuid END`;

const shopperId = Prisma.sql`CASE WHEN a.subject_kind = 'shopper' AND a.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN a.subject_id::uuid END`;

/** Other subjects that have a number and a name in both languages. */
const named = [
  {
    kind: 'shop',
    name: Prisma.sql`SELECT name FROM shops`,
    nameBn: Prisma.sql`SELECT name_bn FROM shops`,
  },
  {
    kind: 'category',
    name: Prisma.sql`SELECT title FROM categories`,
    nameBn: Prisma.sql`SELECT nullif(title_bn, '') FROM categories`,
  },
  {
    kind: 'subcategory',
    name: Prisma.sql`SELECT title FROM subcategories`,
    nameBn: Prisma.sql`SELECT nullif(title_bn, '') FROM subcategories`,
  },
  {
    kind: 'size_chart',
    name: Prisma.sql`SELECT (SELECT title FROM subcategories s WHERE s.id = c.subcategory_id) FROM size_charts c`,
    nameBn: Prisma.sql`SELECT (SELECT nullif(title_bn, '') FROM subcategories s WHERE s.id = c.subcategory_id) FROM size_charts c`,
  },
  {
    kind: 'brand',
    name: Prisma.sql`SELECT title FROM brands`,
    nameBn: Prisma.sql`SELECT nullif(title_bn, '') FROM brands`,
  },
  {
    kind: 'zone',
    name: Prisma.sql`SELECT shipping_address FROM shipping_zones`,
    nameBn: Prisma.sql`SELECT nullif(shipping_address_bn, '') FROM shipping_zones`,
  },
  {
    kind: 'team',
    name: Prisma.sql`SELECT title FROM team_members`,
    nameBn: Prisma.sql`SELECT nullif(title_bn, '') FROM team_members`,
  },
  {
    kind: 'banner',
    name: Prisma.sql`SELECT headline FROM banners`,
    nameBn: Prisma.sql`SELECT headline_bn FROM banners`,
  },
  {
    kind: 'day',
    name: Prisma.sql`SELECT title FROM day_slides`,
    nameBn: Prisma.sql`SELECT nullif(title_bn, '') FROM day_slides`,
  },
];

function nameIn(language: 'name' | 'nameBn'): Prisma.Sql {
  const found = named.map(
    ({ kind, [language]: select }) => Prisma.sql`WHEN ${kind} THEN (${select} WHERE id = a.subject_id::int)`,
  );
  return Prisma.sql`CASE WHEN a.subject_id ~ '^\\d{1,9}$' THEN CASE a.subject_kind ${Prisma.join(found, ' ')} END END`;
}

/** Columns of `SubjectNames` for entries `a`. */
export const subjectNames = Prisma.sql`
  coalesce((SELECT p.title FROM products p WHERE p.id = ${productId}),
           (SELECT s.full_name FROM staff_members s WHERE s.id = ${memberId}),
           (SELECT nullif(u.full_name, '') FROM users u WHERE u.id = ${shopperId}), ${nameIn('name')}) AS subject_name,
  coalesce((SELECT p.title_bn FROM products p WHERE p.id = ${productId}), ${nameIn('nameBn')}) AS subject_name_bn`;
