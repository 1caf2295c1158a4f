ALTER TABLE "login_history" ADD COLUMN "device_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Of older logins only the label is known: one device a label.
UPDATE "login_history" SET "device_id" = md5("account_id"::text || ' ' || "device");
