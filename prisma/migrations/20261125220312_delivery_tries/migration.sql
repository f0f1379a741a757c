-- CreateTable
CREATE TABLE "delivery_tries" (
    "id" BIGSERIAL NOT NULL,
    "order_id" BIGINT NOT NULL,
    "nth" SMALLINT NOT NULL,
    "staff_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivery_tries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "delivery_tries_order_id_nth_key" ON "delivery_tries"("order_id", "nth");

-- AddForeignKey
ALTER TABLE "delivery_tries" ADD CONSTRAINT "delivery_tries_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_tries" ADD CONSTRAINT "delivery_tries_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Partial, which a Prisma schema cannot describe: whose delivery failed twice is found without reading those that failed once.
CREATE INDEX "delivery_tries_second_idx" ON "delivery_tries" ("order_id") WHERE "nth" = 2;
