-- Notifies servers of each account that changes and of each session that ends, also by plain SQL, so that they drop the account's cached
-- data.
CREATE FUNCTION announce_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('account_change', CASE WHEN TG_TABLE_NAME = 'account' THEN OLD.id::text ELSE to_jsonb(OLD) ->> 'account_id' END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_changed AFTER UPDATE OF username, name, locale, roles, role_expires_at, api_code ON account
FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION announce_account_change();
--> statement-breakpoint
CREATE TRIGGER account_deleted AFTER DELETE ON account FOR EACH ROW EXECUTE FUNCTION announce_account_change();
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER UPDATE OF ended_at, expires_at ON session
FOR EACH ROW WHEN (OLD.ended_at IS DISTINCT FROM NEW.ended_at OR OLD.expires_at IS DISTINCT FROM NEW.expires_at)
EXECUTE FUNCTION announce_account_change();
--> statement-breakpoint
CREATE TRIGGER session_deleted AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION announce_account_change();
