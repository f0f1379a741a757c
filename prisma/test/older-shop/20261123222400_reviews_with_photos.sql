-- What the same shop had gained when it ran this release: rows in the tables that were new since.
INSERT INTO staff_members (id, email, full_name, role, password_hash, totp_secret, totp_confirmed_at, created_at, last_seen_at) VALUES
  ('00000000-0000-4000-a000-000000000001', 'owner@haat.example', 'Nasrin', 'owner', 'hash', 'secret', '2026-10-01T00:00Z', '2026-10-01T00:00Z', '2026-11-01T00:00Z'),
  ('00000000-0000-4000-a000-000000000002', 'staff@haat.example', 'Jamal', 'staff', 'hash', NULL, NULL, '2026-10-01T00:00Z', NULL);
INSERT INTO staff_recovery_codes (staff_id, code_hash) VALUES ('00000000-0000-4000-a000-000000000001', 'hash');
INSERT INTO staff_sessions (id, secret_hash, staff_id, opened_at, user_agent, network, created_at, last_used_at, confirmed_at)
SELECT gen, 'hash', id, at, 'Firefox', '203.0.113.0/24', at, at, at
  FROM staff_members, (VALUES ('00000000-0000-4000-b000-000000000001'::uuid, '2026-11-01T00:00Z'::timestamptz)) AS v (gen, at) WHERE role = 'owner';
INSERT INTO audit_log (staff_id, action, subject_kind, subject_id, before, after, created_at)
SELECT id, 'productSave', 'product', '1', '{"price": 1}', '{"price": 2}', '2026-10-20T00:00Z' FROM staff_members;
INSERT INTO saved_order_views (staff_id, name, filters, created_at) SELECT id, 'Mine', '{"status": "pending"}', '2026-10-20T00:00Z' FROM staff_members;

INSERT INTO order_notes (order_id, staff_id, text, created_at) SELECT o.id, s.id, 'Ring after six', '2026-10-21T00:00Z' FROM orders o, staff_members s WHERE o.id % 5 = 0 ORDER BY 1, 2;
INSERT INTO order_calls (order_id, staff_id, outcome, again_at, created_at)
SELECT o.id, s.id, 'later', '2026-10-22T06:00Z', '2026-10-21T00:00Z' FROM orders o, staff_members s WHERE o.status = 'pending' AND s.role = 'staff' ORDER BY 1;
INSERT INTO order_corrections (order_id, staff_id, field, before, after, created_at)
SELECT o.id, s.id, 'address', 'House 70', o.address, '2026-10-21T00:00Z' FROM orders o, staff_members s WHERE o.id % 9 = 0 AND s.role = 'staff' ORDER BY 1;
UPDATE order_status_changes c SET by_staff_id = s.id FROM staff_members s WHERE c.from_status IS NOT NULL AND s.role = 'staff';

INSERT INTO courier_sheets (code, courier, staff_id, created_at) SELECT 'S-1', 'Sundarban', id, '2026-10-25T00:00Z' FROM staff_members WHERE role = 'staff';
INSERT INTO settlements (sheet_id, staff_id, expected, received, note, created_at, explanation, explained_by_id, explained_at)
SELECT 1, o.id, (SELECT sum(total) FROM orders WHERE status = 'delivered'), (SELECT sum(total) FROM orders WHERE status = 'delivered') - 100, 'Short', '2026-10-28T00:00Z',
       'The courier kept a taka', o.id, '2026-10-29T00:00Z' FROM staff_members o WHERE role = 'owner';
INSERT INTO courier_sheet_parcels (order_id, sheet_id, settlement_id, received)
SELECT id, 1, CASE status WHEN 'delivered' THEN 1 END, CASE status WHEN 'delivered' THEN total END FROM orders WHERE status IN ('shipped', 'delivered');

INSERT INTO password_codes (email, asker, code_hash, expires_at, created_at) VALUES ('shopper3@haat.example', 'asker', 'hash', '2026-10-20T01:00Z', '2026-10-20T00:00Z');
INSERT INTO confirmed_addresses (user_id, email, confirmed_at) SELECT id, email, '2026-10-07T00:00Z' FROM users;
UPDATE users SET last_login_at = '2026-11-01T00:00Z';
UPDATE users SET blocked_at = '2026-10-30T00:00Z', blocked_reason = 'False orders', blocked_by = '00000000-0000-4000-a000-000000000001' WHERE email = 'shopper12@haat.example';
UPDATE reviews SET status = 'hidden', hidden_reason = 'Rude', decided_at = '2026-10-30T00:00Z', decided_by = '00000000-0000-4000-a000-000000000001' WHERE id % 4 = 0;
UPDATE products p SET (rating_count, rating_sum) = (SELECT count(*), coalesce(sum(star), 0) FROM reviews WHERE product_id = p.id AND status = 'visible');
INSERT INTO review_photos (file, user_id, review_id, uploaded_at) SELECT 'r' || id || '.webp', user_id, id, '2026-10-04T00:00Z' FROM reviews WHERE id % 3 = 0;
INSERT INTO helped_reviews (review_id, user_id, created_at) SELECT r.id, u.id, '2026-10-08T00:00Z' FROM reviews r JOIN users u ON u.id <> r.user_id WHERE r.id % 3 = 0;

UPDATE products SET retired_at = '2026-11-01T00:00Z', version = 2 WHERE id = 40;
UPDATE product_counts kept SET count = counted.count
  FROM (SELECT key, count(*) FROM products p CROSS JOIN LATERAL (VALUES ('all'), ('category:' || p.category_id), ('subcategory:' || p.subcategory_id),
        ('brand:' || p.brand_id), ('shop:' || p.shop_id), ('condition:' || p.condition)) AS kind (key) WHERE p.retired_at IS NULL GROUP BY key) AS counted
 WHERE counted.key = kept.key;
INSERT INTO unused_pictures (file, uploaded_at) VALUES ('nowhere.webp', '2026-11-20T00:00Z');
INSERT INTO import_runs (id, file_name, state, encoding, columns, line_count, staff_id, created_at)
SELECT '00000000-0000-4000-c000-000000000001', 'products.csv', 'checked', 'utf-8', '["title", "price"]', 2, id, '2026-11-02T00:00Z' FROM staff_members WHERE role = 'owner';
INSERT INTO import_lines (run_id, line, cells, kind) SELECT id, n, ARRAY['Saree', '900'], 'new' FROM import_runs, generate_series(1, 2) AS n;
INSERT INTO shop_settings (phone, email, address, address_bn, chat_url, facebook_url, instagram_url, youtube_url, processing_days, processing_days_bn, governing_law, governing_law_bn)
VALUES ('01712345678', 'shop@haat.example', 'Dhaka', 'ঢাকা', '', '', '', '', '1 to 2', '১ থেকে ২', 'Bangladesh', 'বাংলাদেশ');
UPDATE shipping_zones SET delivery_days = 2, places = 'Mymensingh';
UPDATE search_synonyms SET version = 2 WHERE id = 1;
INSERT INTO search_misses (day, text, count) VALUES ('2026-11-01', 'sofa', 3);
