-- The indexes of the audit log in the order of its list; nothing reads it yet.

-- DropIndex
DROP INDEX "audit_log_subject_kind_subject_id_id_idx";

-- DropIndex
DROP INDEX "audit_log_staff_id_id_idx";

-- CreateIndex
CREATE INDEX "audit_log_created_at_id_idx" ON "audit_log"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_subject_kind_subject_id_created_at_id_idx" ON "audit_log"("subject_kind", "subject_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_staff_id_created_at_id_idx" ON "audit_log"("staff_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_action_created_at_id_idx" ON "audit_log"("action", "created_at" DESC, "id" DESC);
