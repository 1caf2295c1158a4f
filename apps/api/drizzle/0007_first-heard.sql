ALTER TABLE "game_server" ADD COLUMN "first_heard_at" timestamp with time zone;--> statement-breakpoint
UPDATE "game_server" SET "first_heard_at" = "created_at"
WHERE EXISTS (SELECT FROM "server_hour" WHERE "server_hour"."server_id" = "game_server"."id" AND "server_hour"."up_minutes" > 0);
