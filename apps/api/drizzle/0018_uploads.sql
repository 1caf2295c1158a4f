CREATE TABLE "uploaded_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp with time zone,
	"is_leaving" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "uploaded_picture_account" ON "uploaded_picture" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "uploaded_picture_created" ON "uploaded_picture" USING btree ("created_at");--> statement-breakpoint
-- The table of another module, which drizzle-kit does not see from here. Pictures stay with the posts that show them.
ALTER TABLE "uploaded_picture"
	ADD CONSTRAINT "uploaded_picture_account" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL;
