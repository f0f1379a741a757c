-- Why an order was cancelled or came back is in the words of the staff, and may name people.
UPDATE "order_status_changes" c SET "reason" = NULL FROM "orders" o
 WHERE o."id" = c."order_id" AND o."forgotten_at" IS NOT NULL AND c."reason" IS NOT NULL;

-- Failed mails about orders whose text was cleared are too old to be sent again, and are no longer listed.
UPDATE "mails" SET "last_error" = NULL WHERE "status" = 'failed' AND "order_id" IS NOT NULL AND "text" IS NULL AND "last_error" IS NOT NULL;

-- Last, because nobody can read the settlements until this transaction ends.
-- DropIndex
DROP INDEX "settlements_sheet_id_idx";

-- AlterTable
ALTER TABLE "settlements" ADD COLUMN     "idempotency_key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "settlements_sheet_id_idempotency_key_key" ON "settlements"("sheet_id", "idempotency_key");
