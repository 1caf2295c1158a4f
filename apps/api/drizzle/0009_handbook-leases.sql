ALTER TABLE "data_import" ADD COLUMN "lease_token" text;--> statement-breakpoint
-- Raises the version only at the commit, because this locks the row of the topic. Otherwise the row would stay locked while an import
-- writes its items, and no other import could begin or end meanwhile.
DROP TRIGGER content_version_handbook ON "data_version";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_handbook AFTER INSERT OR UPDATE OR DELETE ON "data_version"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_content_version('handbook');--> statement-breakpoint
CREATE TRIGGER content_version_handbook_emptied AFTER TRUNCATE ON "data_version"
FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version('handbook');--> statement-breakpoint
DROP TRIGGER content_version_handbook_import ON "data_import";--> statement-breakpoint
CREATE CONSTRAINT TRIGGER content_version_handbook_import AFTER UPDATE ON "data_import"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((OLD.lease_until IS NULL) IS DISTINCT FROM (NEW.lease_until IS NULL))
EXECUTE FUNCTION bump_content_version('handbook');
