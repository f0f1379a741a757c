-- AlterEnum
ALTER TYPE "ImportLineKind" ADD VALUE 'look_at';

-- AlterTable
ALTER TABLE "import_lines" ADD COLUMN     "said_right" JSONB;
