INSERT INTO staff_presence (session_id, order_id, is_calling, since, seen_at)
SELECT s.id, o.id, true, '2026-11-26T09:00Z', '2026-11-26T09:01Z' FROM (SELECT id FROM staff_sessions ORDER BY id LIMIT 1) AS s, (SELECT id FROM orders ORDER BY id LIMIT 1) AS o;
