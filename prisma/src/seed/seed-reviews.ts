import { randomUUIDv7 } from 'node:crypto';
import { insertRows } from './insert-rows.ts';
import type { SeedInput } from './seed-content.ts';

const dayMs = 86_400_000;
const oldestDays = 180;

/** The catalogue's reviews, by authors who cannot log in, and each product's rating. */
export async function seedReviews({ client, catalogue }: SeedInput): Promise<void> {
  const emails = [...new Set(catalogue.reviews.map(({ author }) => author))].map((author) => reviewer(author));
  await insertRows({ client, table: 'users', rows: emails, returning: 'id' });

  const { rows: users } = await client.query<{ id: string; email: string }>(
    'SELECT id, email FROM users WHERE email = ANY($1)',
    [emails.map(({ email }) => email)],
  );
  const { rows: products } = await client.query<{ id: number; slug: string }>(
    'SELECT id, slug FROM products WHERE slug = ANY($1)',
    [catalogue.reviews.map(({ product_slug }) => product_slug)],
  );
  const userIds = new Map(users.map(({ id, email }) => [email, id]));
  const productIds = new Map(products.map(({ id, slug }) => [slug, id]));

  const now = Date.now();
  const rows = catalogue.reviews.map(({ product_slug, author, star, message }, index) => {
    const writtenAt = new Date(
      now - ((catalogue.reviews.length - index) / catalogue.reviews.length) * oldestDays * dayMs,
    );
    return {
      product_id: productIds.get(product_slug),
      user_id: userIds.get(emailOf(author)),
      star,
      message,
      created_at: writtenAt,
      updated_at: writtenAt,
    };
  });
  await insertRows({ client, table: 'reviews', rows, returning: 'id' });
  await client.query(sumRatings);
}

const sumRatings = `
  UPDATE products SET rating_count = sums.count, rating_sum = sums.stars
  FROM (SELECT product_id, count(*)::int AS count, sum(star)::int AS stars FROM reviews GROUP BY product_id) AS sums
  WHERE id = product_id AND (rating_count, rating_sum) IS DISTINCT FROM (sums.count, sums.stars)`;

function reviewer(author: string) {
  return {
    id: randomUUIDv7(),
    email: emailOf(author),
    full_name: author,
    status: 'active',
    role: 'shopper',
    token_version: 1,
    created_at: new Date(Date.now() - (oldestDays + 1) * dayMs),
  };
}

function emailOf(author: string) {
  return `${author.toLowerCase()}@reviewers.haat.example`;
}
