-- CreateTable
CREATE TABLE "staff_presence" (
    "session_id" UUID NOT NULL,
    "order_id" BIGINT NOT NULL,
    "is_calling" BOOLEAN NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_presence_pkey" PRIMARY KEY ("session_id")
);

-- CreateIndex
CREATE INDEX "staff_presence_order_id_idx" ON "staff_presence"("order_id");

-- AddForeignKey
ALTER TABLE "staff_presence" ADD CONSTRAINT "staff_presence_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "staff_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_presence" ADD CONSTRAINT "staff_presence_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
