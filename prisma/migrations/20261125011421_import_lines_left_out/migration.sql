-- AlterEnum
ALTER TYPE "ImportLineKind" ADD VALUE 'left_out';
