-- Raises the version of a topic in each transaction that changes one of its tables, also by plain SQL, and notifies listeners.
CREATE FUNCTION bump_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  raised bigint;
BEGIN
  INSERT INTO content_version AS present (topic, version)
  VALUES (TG_ARGV[0], floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)
  ON CONFLICT (topic) DO UPDATE SET version = greatest(present.version + 1, excluded.version)
  RETURNING version INTO raised;
  PERFORM pg_notify('content_version', TG_ARGV[0] || ':' || raised);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['game', 'engine', 'platform', 'build', 'download_group', 'download_link', 'download_mirror', 'package_file']
  LOOP
    EXECUTE format(
      'CREATE TRIGGER content_version_games AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version(''games'')', name);
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO content_version (topic, version) VALUES ('games', floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint);
