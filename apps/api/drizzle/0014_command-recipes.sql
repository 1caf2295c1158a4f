CREATE TABLE "command_recipe" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"engine" text NOT NULL,
	"recipe" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"digest" text NOT NULL,
	"shared_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "command_recipe_content" ON "command_recipe" USING btree ("account_id","digest");--> statement-breakpoint
CREATE INDEX "command_recipe_account" ON "command_recipe" USING btree ("account_id","shared_at");--> statement-breakpoint
-- The table of another module, which drizzle-kit does not see from here.
ALTER TABLE "command_recipe"
	ADD CONSTRAINT "command_recipe_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;
