-- A shop as this release left it: rows in each of its tables, and the counts that its triggers kept.
INSERT INTO categories (title, title_bn, photo, position) VALUES ('Saree', 'শাড়ি', '/c1.webp', 1), ('Men''s Fashion', 'ছেলেদের ফ্যাশন', '/c2.webp', 2);
INSERT INTO subcategories (category_id, title, title_bn, photo) VALUES (1, 'Jamdani', 'জামদানি', '/s1.webp'), (2, 'Panjabi', 'পাঞ্জাবি', '/s2.webp');
INSERT INTO brands (title, title_bn, photo) VALUES ('Rupashi', 'রূপসী', '/b1.webp'), ('Sutoghar', 'সুতোঘর', '/b2.webp');
INSERT INTO shops (name, name_bn, photo, district, district_bn, about, about_bn) VALUES
  ('Tant Ghar', 'তাঁত ঘর', '/h1.webp', 'Tangail', 'টাঙ্গাইল', 'Weavers since 1974', '১৯৭৪ সাল থেকে তাঁতি'),
  ('Panjabi Bari', 'পাঞ্জাবি বাড়ি', '/h2.webp', 'Dhaka', 'ঢাকা', 'Panjabis for Eid', 'ঈদের পাঞ্জাবি');

INSERT INTO products (slug, title, title_bn, description, description_bn, photo, price, offer_price, stock, condition,
                      brand_id, category_id, subcategory_id, shop_id, keywords, created_at)
SELECT 'product-' || n, CASE n % 2 WHEN 1 THEN 'Jamdani Saree ' ELSE 'Cotton Panjabi ' END || n, CASE n % 2 WHEN 1 THEN 'জামদানি শাড়ি ' ELSE 'সুতির পাঞ্জাবি ' END || n,
       'Woven by hand', 'হাতে বোনা', '/uploads/p' || n || '.webp', 100000 + n, 90000 + n, n * 3, (ARRAY['new', 'popular', 'winter'])[1 + n % 3]::"ProductCondition",
       2 - n % 2, 2 - n % 2, 2 - n % 2, 2 - n % 2, ARRAY['eid', 'ঈদ'], '2026-10-01T00:00Z'::timestamptz + n * interval '1 hour'
  FROM generate_series(1, 40) AS n;
INSERT INTO product_images (product_id, image, position) SELECT n, '/uploads/p' || n || '-2.webp', 1 FROM generate_series(1, 40, 4) AS n;
INSERT INTO product_colors (product_id, color, color_bn, hex) SELECT n, 'Maroon', 'মেরুন', '#8c1d2f' FROM generate_series(1, 40, 2) AS n;
INSERT INTO product_sizes (product_id, size) SELECT n, 'L' FROM generate_series(2, 40, 2) AS n;
INSERT INTO product_counts (key, count)
SELECT key, count(*) FROM products p CROSS JOIN LATERAL (VALUES ('all'), ('category:' || p.category_id), ('subcategory:' || p.subcategory_id),
       ('brand:' || p.brand_id), ('shop:' || p.shop_id), ('condition:' || p.condition)) AS kind (key) GROUP BY key
    ON CONFLICT DO NOTHING;

INSERT INTO banners (photo, headline, headline_bn, sub, link) VALUES ('/n1.webp', 'Eid', 'ঈদ', 'Up to half', '/voucher_product');
INSERT INTO day_slides (filename, title, title_bn) VALUES ('d1.webp', 'Pohela Boishakh', 'পহেলা বৈশাখ');
INSERT INTO team_members (photo, title, designation, email, address, short_description) VALUES ('/t1.webp', 'Rahima', 'Founder', 'rahima@haat.example', 'Dhaka', 'Began it');
INSERT INTO newsletter_subscribers (email, locale, created_at) VALUES ('reader@haat.example', 'bn', '2026-10-02T00:00Z');
INSERT INTO shipping_zones (shipping_address, shipping_address_bn, delivery_charge, position) VALUES ('Dhaka City', 'ঢাকা শহর', 0, 1), ('Outside Dhaka', 'ঢাকার বাইরে', 13000, 2);

INSERT INTO users (id, email, full_name, password_hash, phone, address, role, created_at)
SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'shopper' || n || '@haat.example', 'Rokeya Begum ' || n, 'hash', '+880171234567' || n % 10,
       'House ' || n || ', Charpara', CASE n WHEN 1 THEN 'operator' ELSE 'shopper' END::"UserRole", '2026-10-03T00:00Z'
  FROM generate_series(1, 12) AS n;
INSERT INTO email_codes (email, code_hash, expires_at, created_at) VALUES ('shopper2@haat.example', 'hash', '2026-10-03T01:00Z', '2026-10-03T00:00Z');
INSERT INTO rate_limits (key, points, expire) VALUES ('login:203.0.113.1', 3, 1760000000000);
INSERT INTO saved_lines (user_id, list, product_id, color, qty) SELECT id, 'cart', 5, 'Maroon', 2 FROM users;
INSERT INTO reviews (product_id, user_id, star, message, created_at, updated_at)
SELECT 1 + (row_number() OVER (ORDER BY id)) % 6, id, 1 + (row_number() OVER (ORDER BY id)) % 5, 'Fine cloth, সুন্দর', '2026-10-04T00:00Z', '2026-10-04T00:00Z' FROM users;
UPDATE products p SET rating_count = r.count, rating_sum = r.sum FROM (SELECT product_id, count(*), sum(star) FROM reviews GROUP BY 1) AS r WHERE r.product_id = p.id;
INSERT INTO seller_requests (reference, seller_kind, full_name, email, phone, location, business_name, service_type, created_at) VALUES
  ('HS-1', 'local', 'Karim', 'karim@haat.example', '+8801712345678', 'Cumilla', 'Matir Ghor', NULL, '2026-10-05T00:00Z'),
  ('HS-2', 'digital_service', 'Nila', 'nila@haat.example', '+8801712345679', 'Sylhet', NULL, 'Graphic design', '2026-10-05T00:00Z');

-- 70 orders of two lines, a tenth in each state but two tenths pending; every tenth with a coupon.
INSERT INTO coupons (code, value, total_limit, per_customer_limit, used_count) VALUES ('EID10', 5000, 100, 20, 7);
INSERT INTO orders (order_number, user_id, status, name, email, phone, address, notes, shipping_zone_id, shipping_address, subtotal, delivery_charge,
                    discount, total, coupon_id, coupon_code, idempotency_key, created_at)
SELECT 'HT-' || 1000 + n, u.id, (ARRAY['pending', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'])[1 + n % 7]::"OrderStatus",
       u.full_name, u.email, u.phone, u.address, 'Call first', 1 + n % 2, 'Dhaka', lines.subtotal, n % 2 * 13000, off, lines.subtotal + n % 2 * 13000 - off,
       CASE WHEN off > 0 THEN 1 END, CASE WHEN off > 0 THEN 'EID10' END, 'key-' || n, '2026-10-06T00:00Z'::timestamptz + n * interval '5 hours'
  FROM generate_series(1, 70) AS n
  JOIN users u ON u.email = 'shopper' || 2 + n % 11 || '@haat.example'
 CROSS JOIN LATERAL (SELECT sum(offer_price * qty) AS subtotal FROM (VALUES (1 + n % 40, 1), (1 + (n + 17) % 40, 2)) AS l (id, qty) JOIN products p USING (id)) AS lines
 CROSS JOIN LATERAL (SELECT CASE WHEN n % 10 = 1 AND n % 7 <> 5 THEN 5000 ELSE 0 END AS off) AS discount ORDER BY n;
INSERT INTO order_lines (order_id, position, product_id, name, name_bn, slug, photo, price, offer_price, qty, color)
SELECT o.id, l.position, p.id, p.title, p.title_bn, p.slug, p.photo, p.price, p.offer_price, l.qty, 'Maroon'
  FROM orders o CROSS JOIN LATERAL (VALUES (1, 1 + o.id % 40, 1), (2, 1 + (o.id + 17) % 40, 2)) AS l (position, product_id, qty) JOIN products p ON p.id = l.product_id;
INSERT INTO coupon_redemptions (order_id, coupon_id, user_id, created_at) SELECT id, 1, user_id, created_at FROM orders WHERE discount > 0;
UPDATE coupons SET used_count = (SELECT count(*) FROM coupon_redemptions);
INSERT INTO order_status_changes (order_id, to_status, by_user_id, created_at) SELECT id, 'pending', user_id, created_at FROM orders ORDER BY id;
INSERT INTO order_status_changes (order_id, from_status, to_status, reason, created_at)
SELECT id, 'pending', status, 'Moved on', created_at + interval '1 day' FROM orders WHERE status <> 'pending' ORDER BY id;
INSERT INTO mails (id, kind, recipient, subject, text, html, status, order_id, created_at, handed_over_at, sent_at)
SELECT ('00000000-0000-4000-9000-' || lpad(id::text, 12, '0'))::uuid, 'order-confirmation', email, 'Your order', 'Thank you', '<p>Thank you</p>', 'sent', id, created_at, created_at, created_at
  FROM orders;
INSERT INTO stock_movements (product_id, delta, reason, created_at)
SELECT p.id, p.stock + coalesce((SELECT sum(l.qty) FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.product_id = p.id AND o.status NOT IN ('cancelled', 'returned')), 0),
       'opening', p.created_at FROM products p ORDER BY p.id;
INSERT INTO stock_movements (product_id, delta, reason, order_id, created_at)
SELECT l.product_id, -l.qty, 'order', o.id, o.created_at FROM order_lines l JOIN orders o ON o.id = l.order_id ORDER BY o.id, l.position;
INSERT INTO stock_movements (product_id, delta, reason, order_id, created_at)
SELECT l.product_id, l.qty, CASE o.status WHEN 'returned' THEN 'return' ELSE 'cancellation' END::"StockReason", o.id, o.created_at + interval '1 day'
  FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.status IN ('cancelled', 'returned') ORDER BY o.id, l.position;
