ALTER TABLE "game_server" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_server" ADD COLUMN "entry" text DEFAULT '' NOT NULL;