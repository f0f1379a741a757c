-- The audit log is append-only: updates and deletes are refused.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only: nothing in it is changed or removed';
END
$$;

CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE OR REPLACE TRIGGER audit_log_not_truncated BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- Announces each change made in the console on the channel `changes`, as "kind id", so that other open consoles refresh. Staff make few
-- changes per second, so their commits may wait for each other; shoppers' orders are announced after they are stored.
CREATE OR REPLACE FUNCTION tell_audited_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', concat_ws(' ', NEW.subject_kind, NEW.id));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER audit_log_tells AFTER INSERT ON audit_log
  FOR EACH ROW EXECUTE FUNCTION tell_audited_change();
