-- CreateTable
CREATE TABLE "saved_order_views" (
    "id" SERIAL NOT NULL,
    "staff_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "filters" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_order_views_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_order_views_staff_id_idx" ON "saved_order_views"("staff_id");

-- AddForeignKey
ALTER TABLE "saved_order_views" ADD CONSTRAINT "saved_order_views_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE CASCADE ON UPDATE CASCADE;
