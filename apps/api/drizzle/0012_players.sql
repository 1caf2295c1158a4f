CREATE TABLE "game_character" (
	"account_id" integer NOT NULL,
	"server_id" integer NOT NULL,
	"uid" text,
	"game_account_id" text DEFAULT '' NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"signature" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proven_at" timestamp with time zone,
	"proven_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "game_character_account_id_server_id_pk" PRIMARY KEY("account_id","server_id")
);
--> statement-breakpoint
CREATE TABLE "character_claim" (
	"account_id" integer NOT NULL,
	"server_id" integer NOT NULL,
	"uid" text,
	"method" text NOT NULL,
	"sealed_code" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "character_claim_account_id_server_id_pk" PRIMARY KEY("account_id","server_id")
);
--> statement-breakpoint
CREATE TABLE "delivery" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"server_id" integer,
	"uid" text NOT NULL,
	"title" text NOT NULL,
	"part" jsonb NOT NULL,
	"state" text DEFAULT 'accepted' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sending_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "point_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"day" date,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redeem_use" (
	"code_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redeem_use_code_id_account_id_pk" PRIMARY KEY("code_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "redeemable_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redeemable_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"game" smallint NOT NULL,
	"server_id" integer,
	"title" text NOT NULL,
	"items" jsonb NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redeemable_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "redeem_use" ADD CONSTRAINT "redeem_use_code_id_redeemable_code_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."redeemable_code"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_character_player" ON "game_character" USING btree ("server_id","uid");--> statement-breakpoint
CREATE INDEX "delivery_account" ON "delivery" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "delivery_open" ON "delivery" USING btree ("state","next_try_at") WHERE state in ('accepted', 'sending');--> statement-breakpoint
CREATE INDEX "point_entry_account" ON "point_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_day" ON "point_entry" USING btree ("account_id","day");--> statement-breakpoint
-- The tables of other modules, which drizzle-kit does not see from here.
ALTER TABLE "game_character"
	ADD CONSTRAINT "game_character_account" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "game_character_server" FOREIGN KEY ("server_id") REFERENCES "game_server"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "character_claim"
	ADD CONSTRAINT "character_claim_account" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "character_claim_server" FOREIGN KEY ("server_id") REFERENCES "game_server"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- A code for one server that is removed must not become a code for every server.
ALTER TABLE "redeemable_code"
	ADD CONSTRAINT "redeemable_code_server" FOREIGN KEY ("server_id") REFERENCES "game_server"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "redeem_use"
	ADD CONSTRAINT "redeem_use_account" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "delivery"
	ADD CONSTRAINT "delivery_account" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "delivery_server" FOREIGN KEY ("server_id") REFERENCES "game_server"("id") ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE "point_entry"
	ADD CONSTRAINT "point_entry_account_id" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "point_entry_balance" CHECK ("balance" >= 0);
