-- AlterTable
ALTER TABLE "shop_settings" ADD COLUMN     "call_words" TEXT,
ADD COLUMN     "call_words_bn" TEXT,
ADD COLUMN     "mail_sender" TEXT NOT NULL DEFAULT '';
