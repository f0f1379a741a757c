-- Apart from the new column, so that only writing waits for the index.
CREATE UNIQUE INDEX "products_idempotency_key_key" ON "products"("idempotency_key");
