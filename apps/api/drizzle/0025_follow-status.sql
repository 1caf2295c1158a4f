CREATE TABLE "followed_incident" (
	"incident_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "followed_incident_incident_id_account_id_pk" PRIMARY KEY("incident_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "followed_server" (
	"server_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "followed_server_server_id_account_id_pk" PRIMARY KEY("server_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "told_update" (
	"update_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "incident_id" integer;--> statement-breakpoint
CREATE INDEX "followed_incident_account" ON "followed_incident" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "followed_server_account" ON "followed_server" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "notification_incident" ON "notification" USING btree ("incident_id");--> statement-breakpoint
-- Tables of other modules, which drizzle-kit does not see from here.
ALTER TABLE "followed_incident"
	ADD CONSTRAINT "followed_incident_incident_fk" FOREIGN KEY ("incident_id") REFERENCES "incident"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "followed_incident_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "followed_server"
	ADD CONSTRAINT "followed_server_server_fk" FOREIGN KEY ("server_id") REFERENCES "game_server"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "followed_server_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "told_update"
	ADD CONSTRAINT "told_update_update_fk" FOREIGN KEY ("update_id") REFERENCES "incident_update"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification"
	ADD CONSTRAINT "notification_incident_fk" FOREIGN KEY ("incident_id") REFERENCES "incident"("id") ON DELETE CASCADE;--> statement-breakpoint
-- Updates from before anybody could follow count as notified.
INSERT INTO "told_update" ("update_id") SELECT "id" FROM "incident_update";
