CREATE TABLE "news_mail" (
	"account_id" integer NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancelled_work" (
	"incident_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"servers" integer[] NOT NULL,
	"followers" integer[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "news_mail_account" ON "news_mail" USING btree ("account_id","mailed_at");--> statement-breakpoint
-- Tables of other modules, which drizzle-kit does not see from here.
ALTER TABLE "news_mail"
	ADD CONSTRAINT "news_mail_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
INSERT INTO "news_mail" ("account_id", "mailed_at")
	SELECT DISTINCT "account_id", "mailed_at" FROM "notification" WHERE "mailed_at" > now() - interval '1 day';--> statement-breakpoint
-- Keeps cancelled work for its notification. Work of which nobody was notified is not announced as cancelled.
CREATE FUNCTION keep_cancelled_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO cancelled_work (incident_id, title, servers, followers)
	SELECT OLD.id, OLD.title, OLD.servers, ARRAY(SELECT account_id FROM followed_incident WHERE incident_id = OLD.id)
	WHERE EXISTS (SELECT 1 FROM told_update JOIN incident_update said ON said.id = update_id WHERE said.incident_id = OLD.id)
	ON CONFLICT DO NOTHING;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER planned_work_cancelled BEFORE DELETE ON incident
	FOR EACH ROW WHEN (OLD.kind = 'maintenance' AND OLD.state = 'scheduled') EXECUTE FUNCTION keep_cancelled_work();
