-- AlterTable
ALTER TABLE "team_members" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
