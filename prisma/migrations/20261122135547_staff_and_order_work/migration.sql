-- Expand: staff with their sessions and the audit log, and what the shop adds to an order; the previous version goes on without it.

-- CreateEnum
CREATE TYPE "StaffRole" AS ENUM ('staff', 'operator', 'owner');

-- CreateEnum
CREATE TYPE "CallOutcome" AS ENUM ('confirmed', 'no_answer', 'later', 'cancelled');

-- CreateEnum
CREATE TYPE "OrderField" AS ENUM ('name', 'phone', 'address');

-- AlterTable
ALTER TABLE "order_status_changes" ADD COLUMN     "by_staff_id" UUID;

-- CreateTable
CREATE TABLE "order_notes" (
    "id" BIGSERIAL NOT NULL,
    "order_id" BIGINT NOT NULL,
    "staff_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_calls" (
    "id" BIGSERIAL NOT NULL,
    "order_id" BIGINT NOT NULL,
    "staff_id" UUID NOT NULL,
    "outcome" "CallOutcome" NOT NULL,
    "again_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_calls_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_corrections" (
    "id" BIGSERIAL NOT NULL,
    "order_id" BIGINT NOT NULL,
    "staff_id" UUID NOT NULL,
    "field" "OrderField" NOT NULL,
    "before" TEXT NOT NULL,
    "after" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_corrections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_members" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "role" "StaffRole" NOT NULL,
    "password_hash" TEXT,
    "totp_secret" TEXT,
    "totp_confirmed_at" TIMESTAMPTZ(3),
    "totp_last_step" INTEGER,
    "invitation_hash" TEXT,
    "invitation_expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_recovery_codes" (
    "staff_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_recovery_codes_pkey" PRIMARY KEY ("staff_id","code_hash")
);

-- CreateTable
CREATE TABLE "staff_sessions" (
    "id" UUID NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "staff_id" UUID NOT NULL,
    "opened_at" TIMESTAMPTZ(3),
    "user_agent" TEXT NOT NULL,
    "network" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "staff_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" BIGSERIAL NOT NULL,
    "staff_id" UUID,
    "action" TEXT NOT NULL,
    "subject_kind" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "order_notes_order_id_id_idx" ON "order_notes"("order_id", "id");

-- CreateIndex
CREATE INDEX "order_calls_order_id_id_idx" ON "order_calls"("order_id", "id");

-- CreateIndex
CREATE INDEX "order_corrections_order_id_id_idx" ON "order_corrections"("order_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "staff_members_email_key" ON "staff_members"("email");

-- CreateIndex
CREATE UNIQUE INDEX "staff_members_invitation_hash_key" ON "staff_members"("invitation_hash");

-- CreateIndex
CREATE UNIQUE INDEX "staff_sessions_secret_hash_key" ON "staff_sessions"("secret_hash");

-- CreateIndex
CREATE INDEX "staff_sessions_staff_id_idx" ON "staff_sessions"("staff_id");

-- CreateIndex
CREATE INDEX "audit_log_subject_kind_subject_id_id_idx" ON "audit_log"("subject_kind", "subject_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_staff_id_id_idx" ON "audit_log"("staff_id", "id" DESC);

-- CreateIndex
CREATE INDEX "orders_status_id_idx" ON "orders"("status", "id");

-- AddForeignKey
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_by_staff_id_fkey" FOREIGN KEY ("by_staff_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_again_at_check" CHECK ("again_at" IS NULL OR "outcome" = 'later');

-- The console finds orders by the beginning of a name.
CREATE INDEX "orders_lower_name_idx" ON "orders" (lower("name") text_pattern_ops);
