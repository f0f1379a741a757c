-- AlterTable
ALTER TABLE "team_members" ADD COLUMN     "address_bn" TEXT NOT NULL DEFAULT '';
