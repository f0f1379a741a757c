-- The ledger is append-only: updates and deletes of stock movements are refused. Deleting a product deletes its movements, which happens
-- inside one of PostgreSQL's own triggers (depth > 0).
CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'stock_movements is append-only: add a movement that corrects the other one';
END
$$;

CREATE OR REPLACE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_ledger_change();
CREATE OR REPLACE TRIGGER stock_movements_not_truncated BEFORE TRUNCATE ON stock_movements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
