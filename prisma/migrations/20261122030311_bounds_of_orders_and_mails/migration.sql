-- Expand: codes by asker, confirmed addresses and bounds of pending orders; the previous version goes on without them.

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "secret" TEXT;

-- CreateTable
CREATE TABLE "password_codes" (
    "email" TEXT NOT NULL,
    "asker" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_codes_pkey" PRIMARY KEY ("email","asker")
);

-- CreateTable
CREATE TABLE "confirmed_addresses" (
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "confirmed_addresses_pkey" PRIMARY KEY ("user_id","email")
);

-- CreateIndex
CREATE INDEX "orders_phone_idx" ON "orders"("phone");

-- AddForeignKey
ALTER TABLE "confirmed_addresses" ADD CONSTRAINT "confirmed_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- ---------- By hand: what the Prisma schema cannot say ----------

ALTER TABLE password_codes ADD CONSTRAINT password_codes_tries_check CHECK (tries BETWEEN 0 AND 5);

-- Orders that wait to be confirmed, by account: few rows of many orders.
CREATE INDEX orders_pending_idx ON orders (user_id, created_at) WHERE status = 'pending';

-- Mails that somebody waits for come before all others.
CREATE INDEX mails_urgent_idx ON mails (id) WHERE handed_over_at IS NULL AND secret IS NOT NULL;
-- Mails that hold personal data, to find the old ones.
DROP INDEX mails_with_words;
CREATE INDEX mails_to_forget_idx ON mails (created_at) WHERE text IS NOT NULL OR order_id IS NULL;
