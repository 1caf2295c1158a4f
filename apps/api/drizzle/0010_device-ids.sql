ALTER TABLE "login_history" ADD COLUMN "device_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Older logins have only a label, so each label counts as one device.
UPDATE "login_history" SET "device_id" = md5("account_id"::text || ' ' || "device");
