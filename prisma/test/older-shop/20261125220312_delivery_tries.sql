INSERT INTO delivery_tries (order_id, nth, staff_id, reason, created_at)
SELECT o.id, 1, s.id, 'nobody', '2026-11-20T09:00Z' FROM (SELECT id FROM orders ORDER BY id LIMIT 1) AS o, (SELECT id FROM staff_members ORDER BY id LIMIT 1) AS s;
