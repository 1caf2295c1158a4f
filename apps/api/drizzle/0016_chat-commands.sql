CREATE TABLE "chat_command" (
	"account_id" integer NOT NULL,
	"nonce" text NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"reply" jsonb,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_command_account_id_nonce_kind_pk" PRIMARY KEY("account_id","nonce","kind")
);
--> statement-breakpoint
CREATE INDEX "chat_command_started" ON "chat_command" USING btree ("started_at");--> statement-breakpoint
-- The table of another module, which drizzle-kit does not see from here.
ALTER TABLE "chat_command"
	ADD CONSTRAINT "chat_command_account" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;
