-- Expand: when staff were last seen, and when somebody last proved who they are.

-- AlterTable
ALTER TABLE "staff_members" ADD COLUMN "last_seen_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "staff_sessions" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3);
