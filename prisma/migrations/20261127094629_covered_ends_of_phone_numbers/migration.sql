-- A thousand orders of ten million end with the same four digits of a phone number. They are sorted from the index alone: their rows lie
-- all over the table.
DROP INDEX "orders_end_of_phone_idx";
CREATE INDEX "orders_end_of_phone_idx" ON "orders" (reverse("phone") text_pattern_ops) INCLUDE ("phone", "created_at", "id", "total");
