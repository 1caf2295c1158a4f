ALTER TABLE "link_check" ADD COLUMN "checksum" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "link_check" ADD COLUMN "checksum_at" timestamp with time zone;