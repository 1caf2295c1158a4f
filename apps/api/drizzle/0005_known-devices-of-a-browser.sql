-- Several accounts may have logged in from one browser.
ALTER TABLE "known_device" DROP CONSTRAINT "known_device_pkey";--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_token_hash_account_id_pk" PRIMARY KEY("token_hash","account_id");
