CREATE TABLE "chat_message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"input" text NOT NULL,
	"nonce" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" integer
);
--> statement-breakpoint
CREATE TABLE "chat_mute" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"until" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"muted_by" integer,
	"muted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_nonce" ON "chat_message" USING btree ("account_id","nonce");--> statement-breakpoint
CREATE INDEX "chat_message_shown" ON "chat_message" USING btree ("id") WHERE "chat_message"."removed_at" is null;--> statement-breakpoint
-- The tables of other modules, which drizzle-kit does not see from here.
ALTER TABLE "chat_message"
	ADD CONSTRAINT "chat_message_account" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "chat_message_remover" FOREIGN KEY ("removed_by") REFERENCES "account"("id") ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE "chat_mute"
	ADD CONSTRAINT "chat_mute_account" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "chat_mute_moderator" FOREIGN KEY ("muted_by") REFERENCES "account"("id") ON DELETE SET NULL;
--> statement-breakpoint
-- Notifies every server of a stored message (+id) or a removed one (-id), which the server then sends to its members.
CREATE FUNCTION announce_chat_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('chat_message', CASE WHEN TG_OP = 'INSERT' THEN '+' || NEW.id ELSE '-' || OLD.id END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER chat_message_sent AFTER INSERT ON chat_message FOR EACH ROW EXECUTE FUNCTION announce_chat_message();
--> statement-breakpoint
CREATE TRIGGER chat_message_removed AFTER UPDATE OF removed_at ON chat_message
FOR EACH ROW WHEN (OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL) EXECUTE FUNCTION announce_chat_message();
--> statement-breakpoint
-- For messages of a deleted account. Messages that are deleted because of their age need no notice: no page shows them.
CREATE TRIGGER chat_message_deleted AFTER DELETE ON chat_message
FOR EACH ROW WHEN (OLD.removed_at IS NULL) EXECUTE FUNCTION announce_chat_message();
