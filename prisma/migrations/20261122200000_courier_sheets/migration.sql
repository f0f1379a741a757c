-- Expand: sheets of parcels that the courier took, and settlements of their cash; the previous version hands over without a sheet.

-- CreateTable
CREATE TABLE "courier_sheets" (
    "id" BIGSERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "courier" TEXT,
    "staff_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "courier_sheets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "courier_sheet_parcels" (
    "order_id" BIGINT NOT NULL,
    "sheet_id" BIGINT NOT NULL,
    "settlement_id" INTEGER,
    "received" BIGINT,

    CONSTRAINT "courier_sheet_parcels_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "settlements" (
    "id" SERIAL NOT NULL,
    "sheet_id" BIGINT NOT NULL,
    "staff_id" UUID NOT NULL,
    "expected" BIGINT NOT NULL,
    "received" BIGINT NOT NULL,
    "reference" TEXT,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "explanation" TEXT,
    "explained_by_id" UUID,
    "explained_at" TIMESTAMPTZ(3),

    CONSTRAINT "settlements_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "courier_sheets_code_key" ON "courier_sheets"("code");

-- CreateIndex
CREATE INDEX "courier_sheets_staff_id_idx" ON "courier_sheets"("staff_id");

-- CreateIndex
CREATE INDEX "courier_sheet_parcels_sheet_id_idx" ON "courier_sheet_parcels"("sheet_id");

-- CreateIndex
CREATE INDEX "courier_sheet_parcels_settlement_id_idx" ON "courier_sheet_parcels"("settlement_id");

-- CreateIndex
CREATE INDEX "settlements_sheet_id_idx" ON "settlements"("sheet_id");

-- CreateIndex
CREATE INDEX "settlements_staff_id_idx" ON "settlements"("staff_id");

-- CreateIndex
CREATE INDEX "settlements_explained_by_id_idx" ON "settlements"("explained_by_id");

-- CreateIndex
CREATE INDEX "settlements_created_at_idx" ON "settlements"("created_at");

-- AddForeignKey
ALTER TABLE "courier_sheets" ADD CONSTRAINT "courier_sheets_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "courier_sheet_parcels" ADD CONSTRAINT "courier_sheet_parcels_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "courier_sheet_parcels" ADD CONSTRAINT "courier_sheet_parcels_sheet_id_fkey" FOREIGN KEY ("sheet_id") REFERENCES "courier_sheets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "courier_sheet_parcels" ADD CONSTRAINT "courier_sheet_parcels_settlement_id_fkey" FOREIGN KEY ("settlement_id") REFERENCES "settlements"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_sheet_id_fkey" FOREIGN KEY ("sheet_id") REFERENCES "courier_sheets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_explained_by_id_fkey" FOREIGN KEY ("explained_by_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "courier_sheet_parcels"
  ADD CONSTRAINT "courier_sheet_parcels_received_not_negative" CHECK (received >= 0),
  ADD CONSTRAINT "courier_sheet_parcels_receive_when_settled" CHECK (received IS NULL OR settlement_id IS NOT NULL);

ALTER TABLE "settlements"
  ADD CONSTRAINT "settlements_not_negative" CHECK (expected >= 0 AND received >= 0),
  ADD CONSTRAINT "settlements_explained_by_somebody" CHECK
    ((explanation IS NULL) = (explained_at IS NULL) AND (explanation IS NULL) = (explained_by_id IS NULL));
