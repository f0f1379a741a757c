-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "trace_parent" TEXT;
