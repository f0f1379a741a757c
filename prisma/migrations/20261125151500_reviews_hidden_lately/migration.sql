-- Reviews that were hidden lately, among all that ever were.
CREATE INDEX "reviews_hidden_by_decision_idx" ON "reviews" ("decided_at") WHERE "status" = 'hidden';
