-- The mails that still have words, to find the old ones among them. An order's mails have none until they are sent.
CREATE INDEX "mails_with_words" ON "mails" ("created_at") WHERE "text" IS NOT NULL;
