-- Orders are found by the last digits that somebody reads out: the end of a number or of a phone number.
CREATE INDEX "orders_end_of_number_idx" ON "orders" (reverse("order_number") text_pattern_ops);
CREATE INDEX "orders_end_of_phone_idx" ON "orders" (reverse("phone") text_pattern_ops);
