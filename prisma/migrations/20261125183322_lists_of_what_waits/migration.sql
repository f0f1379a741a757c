-- What waits in a shop, and what came back. Not what was delivered, which is nearly all there is: the index stays small.
CREATE INDEX "order_shops_waiting_idx" ON "order_shops" ("shop_id", "status", "created_at", "order_id") INCLUDE ("total")
  WHERE "status" IN ('pending', 'confirmed', 'packed', 'shipped', 'returned');

-- Thousands of orders with such sums or numbers are counted and sorted in the index alone.
CREATE INDEX "orders_by_total_idx" ON "orders" ("total") INCLUDE ("created_at", "id");
DROP INDEX "orders_total_idx";
CREATE INDEX "orders_by_phone_idx" ON "orders" ("phone" text_pattern_ops) INCLUDE ("created_at", "id", "total");
DROP INDEX "orders_phone_pattern_idx";
