-- Contract: every version that can run on this database uses `password_codes`, and read_cart with the e-mail address.

-- DropTable
DROP TABLE "email_codes";

-- A new database never has it.
DROP FUNCTION IF EXISTS read_cart(int[], int, int, text, int, uuid, text);
