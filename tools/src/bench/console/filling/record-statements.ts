import type { Orders } from './fill-orders.ts';
import { eventful } from './order-statements.ts';
import { staffOf } from './staff-of.ts';

const review = 'Well made, and quickly here.';
const newest = '(SELECT max(id) FROM products)';

/** What the console shows besides products and orders, by name. */
export function recordStatements({ orders }: Pick<Orders, 'orders'>): Record<string, string> {
  return {
    calls: `INSERT INTO order_calls (order_id, staff_id, outcome, created_at)
      SELECT id, ${staffOf('id')}, 'no_answer', created_at + interval '1 hour' FROM orders, generate_series(0, 1)
       WHERE id > ${orders} - 20000 AND id % 4 = 0`,
    'failed deliveries': `INSERT INTO delivery_tries (order_id, nth, staff_id, reason, created_at)
      SELECT id, nth, ${staffOf('id')}, 'Nobody was at home', created_at + nth * interval '2 days' FROM orders, generate_series(1, 2) AS nth
       WHERE status IN ('shipped', 'delivered', 'returned') AND id % 20 = 0`,
    reviews: `INSERT INTO reviews (product_id, user_id, star, message, status, hidden_reason, created_at, updated_at)
      SELECT l.product_id, o.user_id, 1 + o.id / 5 % 5, '${review} No. ' || o.id,
             CASE o.id % 500 WHEN 3 THEN 'hidden' WHEN 8 THEN 'pending' ELSE 'visible' END::"ReviewStatus",
             CASE WHEN o.id % 500 = 3 THEN 'rude' END, o.created_at, o.created_at
        FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.position = 0 WHERE o.id > ${orders - eventful} AND o.status = 'delivered' AND o.id % 5 = 3
      ON CONFLICT DO NOTHING`,
    ratings: `UPDATE products SET rating_count = rating_count + added.count, rating_sum = rating_sum + added.sum
      FROM (SELECT product_id, count(*), sum(star) FROM reviews WHERE message LIKE '${review}%' AND status = 'visible' GROUP BY product_id) AS added
     WHERE id = product_id`,
    'photos of reviews': `INSERT INTO review_photos (file, user_id, review_id)
      SELECT 'bench-' || id || '.webp', user_id, id FROM reviews WHERE message LIKE '${review}%' AND id % 20 = 0`,
    applications: `INSERT INTO seller_requests (reference, seller_kind, full_name, email, phone, location, business_name, state, decided_at, decided_by, created_at)
      SELECT 'SR-' || translate(lpad(n::text, 6, '0'), '01', 'AB'), 'local', 'Applicant ' || n, 'applicant-' || n || '@haat.example', '+8801712345678', 'Dhaka', 'Shop ' || n,
             CASE WHEN n > 4900 THEN 'waiting' WHEN n % 3 = 0 THEN 'declined' ELSE 'approved' END::"ApplicationState",
             CASE WHEN n <= 4900 THEN now() END, CASE WHEN n <= 4900 THEN ${staffOf('n')} END, now() - (5000 - n) * interval '3 hours'
        FROM generate_series(1, 5000) AS n`,
    coupons: `INSERT INTO coupons (code, value) SELECT 'BENCH' || n, 5000 FROM generate_series(1, 500) AS n`,
    'more shops': `INSERT INTO shops (name, name_bn, photo, district, about)
      SELECT 'Shop ' || n, 'দোকান ' || n, photo, district, about FROM generate_series(1, 1000) AS n, (SELECT * FROM shops ORDER BY id LIMIT 1) AS first`,
    // With the triggers that count products.
    'a shop with few products': `SET session_replication_role = origin;
      UPDATE products SET shop_id = (SELECT max(id) FROM shops) WHERE id IN (${newest} - 700, ${newest} - 70000);
      SET session_replication_role = replica`,
    'saved views': `INSERT INTO saved_order_views (staff_id, name, filters) SELECT ${staffOf('0')}, 'View ' || n, '{"view": "all"}' FROM generate_series(1, 20) AS n`,
    subscribers: `INSERT INTO newsletter_subscribers (email, created_at)
      SELECT 'reader-' || n || '@haat.example', now() - n * interval '5 minutes' FROM generate_series(1, 200000) AS n`,
    'searches in vain': `INSERT INTO search_misses (day, text, count) SELECT current_date - day, 'nothing ' || n, 1 + n % 7
      FROM generate_series(0, 29) AS day, generate_series(1, 2000) AS n`,
    imports: `INSERT INTO import_runs (id, file_name, state, encoding, columns, line_count, done_line, staff_id, created_at, checked_at)
      SELECT ('01890000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'products.csv', 'checked', 'utf-8',
             '[{"heading": "Title", "sample": "Quilt", "field": "title", "guess": "known"}]', 10000, 10000, ${staffOf('n')}, now() - n * interval '1 day', now()
        FROM generate_series(1, 100) AS n`,
    'lines of imports': `INSERT INTO import_lines (run_id, line, cells, kind, product_id, before, after, faults)
      SELECT run.id, line, ARRAY['Quilt ' || line], CASE WHEN line % 50 = 0 THEN 'wrong' ELSE 'changed' END::"ImportLineKind", ${newest} - line,
             '{"title": "Old"}', '{"title": "New"}', '[]' FROM import_runs run, generate_series(2, 10001) AS line
       WHERE run.created_at > now() - interval '20 days'`,
  };
}
