-- A new shop's tables are all but empty when a connection first plans what it does with them. Reading them whole then looks
-- cheapest, and stays the plan, also of the checks of references, until statistics are gathered a minute or thousands of orders
-- later. So what a checkout does is planned with indexes from the start. The settings hold for the functions called inside, too.
ALTER FUNCTION read_cart(int[], int, int, text, int, uuid, text) SET enable_seqscan = off;
ALTER FUNCTION place_order(jsonb, jsonb, jsonb) SET enable_seqscan = off;

-- These come to a plan for all values by themselves, and each setting takes its time with every call.
ALTER FUNCTION place_order(jsonb, jsonb, jsonb) RESET plan_cache_mode;
ALTER FUNCTION take_stock(bigint, int[], int[], int[]) RESET plan_cache_mode;
ALTER FUNCTION redeem_coupon(orders, int) RESET plan_cache_mode;
