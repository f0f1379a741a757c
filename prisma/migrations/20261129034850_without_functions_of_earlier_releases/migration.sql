-- Orders have been placed in groups since the first release: nothing calls the functions for a single order any more.
DROP FUNCTION IF EXISTS place_order(jsonb, jsonb, jsonb);
DROP FUNCTION IF EXISTS has_too_much_pending(orders, int, bigint);
DROP FUNCTION IF EXISTS redeem_coupon(orders, int);
DROP FUNCTION IF EXISTS take_stock(bigint, int[], int[], int[]);
DROP FUNCTION IF EXISTS read_cart(int[], int, int, text, int, uuid, text);
DROP FUNCTION IF EXISTS read_cart(int[], int, int, text, int, uuid, text, text);
