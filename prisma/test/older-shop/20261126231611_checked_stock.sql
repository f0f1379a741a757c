INSERT INTO checked_stock (product_id, stock, from_orders) SELECT id, stock, 0 FROM products ORDER BY id LIMIT 1;
