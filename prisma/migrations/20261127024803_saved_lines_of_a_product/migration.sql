-- CreateIndex
CREATE INDEX "saved_lines_product_id_list_user_id_idx" ON "saved_lines"("product_id", "list", "user_id");
