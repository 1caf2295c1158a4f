CREATE TABLE "account_ban" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	"by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_job" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"nonce" text NOT NULL,
	"started_by" integer NOT NULL,
	"by_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"report" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"actor_name" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"outcome" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_ban" ADD CONSTRAINT "account_ban_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_ban_until" ON "account_ban" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_job_nonce" ON "admin_job" USING btree ("started_by","nonce");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_job_open" ON "admin_job" USING btree ("kind","subject") WHERE "admin_job"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "audit_entry_actor" ON "audit_entry" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_subject" ON "audit_entry" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_entry_at" ON "audit_entry" USING btree ("at");--> statement-breakpoint
-- Hand-written from here on.
-- The audit log only grows: no statement changes an entry, and only what is older than its retention can be deleted.
CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.at < now() - interval '2 years' THEN RETURN OLD; END IF;
	END IF;
	RAISE EXCEPTION 'The audit log cannot be changed.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entry_kept BEFORE UPDATE OR DELETE ON "audit_entry"
	FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
--> statement-breakpoint
CREATE TRIGGER audit_entry_not_emptied BEFORE TRUNCATE ON "audit_entry"
	FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entry();
--> statement-breakpoint
-- Each change of a setting makes cached pages stale and notifies every process.
CREATE TRIGGER content_version_site_setting AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "site_setting"
	FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version('site');
--> statement-breakpoint
INSERT INTO content_version (topic, version) VALUES ('site', floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)
	ON CONFLICT (topic) DO NOTHING;
