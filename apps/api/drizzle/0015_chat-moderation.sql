CREATE TABLE "chat_ignore" (
	"account_id" integer NOT NULL,
	"ignored_id" integer NOT NULL,
	"ignored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_ignore_account_id_ignored_id_pk" PRIMARY KEY("account_id","ignored_id")
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"message_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	CONSTRAINT "chat_report_message_id_account_id_pk" PRIMARY KEY("message_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "chat_room" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"pause_reason" text DEFAULT '' NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_rules" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "chat_message_shown";--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "room" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "is_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_ignore_ignored" ON "chat_ignore" USING btree ("ignored_id");--> statement-breakpoint
CREATE INDEX "chat_report_account" ON "chat_report" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "chat_report_open" ON "chat_report" USING btree ("message_id") WHERE "chat_report"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "chat_message_pending" ON "chat_message" USING btree ("id") WHERE "chat_message"."is_pending" and "chat_message"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "chat_message_shown" ON "chat_message" USING btree ("room","id") WHERE "chat_message"."removed_at" is null;--> statement-breakpoint
INSERT INTO "chat_room" ("slug", "title") VALUES ('public', 'Public');
--> statement-breakpoint
ALTER TABLE "chat_rules" ADD CONSTRAINT "chat_rules_one_row" CHECK ("id" = 1);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_room" FOREIGN KEY ("room") REFERENCES "chat_room"("slug") ON DELETE CASCADE;
--> statement-breakpoint
-- The tables of other modules, which drizzle-kit does not see from here.
ALTER TABLE "chat_report"
	ADD CONSTRAINT "chat_report_message" FOREIGN KEY ("message_id") REFERENCES "chat_message"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "chat_report_account" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "chat_report_settler" FOREIGN KEY ("settled_by") REFERENCES "account"("id") ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE "chat_ignore"
	ADD CONSTRAINT "chat_ignore_account" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "chat_ignore_member" FOREIGN KEY ("ignored_id") REFERENCES "account"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- A message that waits for approval is announced when it is approved.
DROP TRIGGER chat_message_sent ON chat_message;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_chat_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.removed_at IS NULL THEN
    PERFORM pg_notify('chat_message', '+' || NEW.id);
  ELSE
    PERFORM pg_notify('chat_message', '-' || OLD.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER chat_message_sent AFTER INSERT ON chat_message
FOR EACH ROW WHEN (NOT NEW.is_pending) EXECUTE FUNCTION announce_chat_message();
--> statement-breakpoint
CREATE TRIGGER chat_message_approved AFTER UPDATE OF is_pending ON chat_message
FOR EACH ROW WHEN (OLD.is_pending AND NOT NEW.is_pending AND NEW.removed_at IS NULL) EXECUTE FUNCTION announce_chat_message();
--> statement-breakpoint
-- Other changes of which connected members are notified at once: `room <slug>`, `ignored <account>`, `mute <account>`, and `alert` for
-- moderators.
CREATE FUNCTION announce_chat_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('chat_state', CASE TG_TABLE_NAME
    WHEN 'chat_room' THEN 'room ' || (to_jsonb(COALESCE(NEW, OLD)) ->> 'slug')
    WHEN 'chat_ignore' THEN 'ignored ' || (to_jsonb(COALESCE(NEW, OLD)) ->> 'account_id')
    WHEN 'chat_mute' THEN 'mute ' || (to_jsonb(COALESCE(NEW, OLD)) ->> 'account_id')
    ELSE 'alert' END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER chat_room_changed AFTER INSERT OR UPDATE OR DELETE ON chat_room FOR EACH ROW EXECUTE FUNCTION announce_chat_state();
--> statement-breakpoint
CREATE TRIGGER chat_ignore_changed AFTER INSERT OR DELETE ON chat_ignore FOR EACH ROW EXECUTE FUNCTION announce_chat_state();
--> statement-breakpoint
CREATE TRIGGER chat_mute_changed AFTER INSERT OR UPDATE OR DELETE ON chat_mute FOR EACH ROW EXECUTE FUNCTION announce_chat_state();
--> statement-breakpoint
CREATE TRIGGER chat_report_changed AFTER INSERT OR UPDATE OR DELETE ON chat_report FOR EACH ROW EXECUTE FUNCTION announce_chat_state();
--> statement-breakpoint
CREATE TRIGGER chat_message_waits AFTER INSERT ON chat_message
FOR EACH ROW WHEN (NEW.is_pending) EXECUTE FUNCTION announce_chat_state();
--> statement-breakpoint
CREATE TRIGGER chat_message_decided AFTER UPDATE OF is_pending, removed_at ON chat_message
FOR EACH ROW EXECUTE FUNCTION announce_chat_state();
