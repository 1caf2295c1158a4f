CREATE TABLE "link_check" (
	"key" text PRIMARY KEY NOT NULL,
	"status" integer NOT NULL,
	"size_bytes" bigint,
	"fault" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
