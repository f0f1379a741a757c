-- CreateEnum
CREATE TYPE "ImportState" AS ENUM ('columns', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone');

-- CreateEnum
CREATE TYPE "ImportLineKind" AS ENUM ('new', 'changed', 'same', 'wrong');

-- CreateEnum
CREATE TYPE "ImportLineOutcome" AS ENUM ('saved', 'left', 'undone', 'kept');

-- CreateTable
CREATE TABLE "import_runs" (
    "id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "state" "ImportState" NOT NULL DEFAULT 'columns',
    "encoding" TEXT NOT NULL,
    "columns" JSONB NOT NULL,
    "line_count" INTEGER NOT NULL,
    "done_line" INTEGER NOT NULL DEFAULT 0,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "staff_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "checked_at" TIMESTAMPTZ(3),
    "applied_at" TIMESTAMPTZ(3),
    "applied_by" UUID,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by" UUID,

    CONSTRAINT "import_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_lines" (
    "run_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "cells" TEXT[],
    "kind" "ImportLineKind",
    "product_id" INTEGER,
    "before" JSONB,
    "after" JSONB,
    "faults" JSONB,
    "stock_delta" INTEGER NOT NULL DEFAULT 0,
    "outcome" "ImportLineOutcome",

    CONSTRAINT "import_lines_pkey" PRIMARY KEY ("run_id","line")
);

-- CreateIndex
CREATE INDEX "import_runs_created_at_idx" ON "import_runs"("created_at" DESC);

-- CreateIndex
CREATE INDEX "import_runs_staff_id_idx" ON "import_runs"("staff_id");

-- CreateIndex
CREATE INDEX "import_runs_applied_by_idx" ON "import_runs"("applied_by");

-- CreateIndex
CREATE INDEX "import_runs_undone_by_idx" ON "import_runs"("undone_by");

-- CreateIndex
CREATE INDEX "import_lines_run_id_kind_line_idx" ON "import_lines"("run_id", "kind", "line");

-- CreateIndex
CREATE INDEX "import_lines_run_id_product_id_idx" ON "import_lines"("run_id", "product_id");

-- AddForeignKey
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_applied_by_fkey" FOREIGN KEY ("applied_by") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_undone_by_fkey" FOREIGN KEY ("undone_by") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "import_runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
