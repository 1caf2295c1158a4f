CREATE TABLE "donation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "donation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"service" text NOT NULL,
	"message_id" text NOT NULL,
	"transaction" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_donation" boolean NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"donor_name" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"account_id" integer,
	"given_from" timestamp with time zone,
	"given_until" timestamp with time zone,
	CONSTRAINT "donation_message" UNIQUE("service","message_id")
);
--> statement-breakpoint
CREATE TABLE "sponsor_code" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"is_thanked" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sponsor_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE INDEX "donation_account" ON "donation" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "donation_state" ON "donation" USING btree ("state","id");--> statement-breakpoint
-- Hand-written from here on.
ALTER TABLE "donation"
	ADD CONSTRAINT "donation_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "sponsor_code"
	ADD CONSTRAINT "sponsor_code_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;
