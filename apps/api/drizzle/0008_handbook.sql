CREATE TYPE "public"."data_change_kind" AS ENUM('added', 'changed', 'removed');--> statement-breakpoint
CREATE TABLE "data_change" (
	"version_id" integer NOT NULL,
	"kind" "data_change_kind" NOT NULL,
	"type" smallint NOT NULL,
	"id" bigint NOT NULL,
	"grp" text DEFAULT '' NOT NULL,
	"names" jsonb,
	"fields" text[] NOT NULL,
	CONSTRAINT "data_change_version_id_kind_type_id_grp_pk" PRIMARY KEY("version_id","kind","type","id","grp")
);
--> statement-breakpoint
CREATE TABLE "data_import" (
	"game" smallint NOT NULL,
	"source" text NOT NULL,
	"digest" text NOT NULL,
	"parts" jsonb NOT NULL,
	"skipped" jsonb NOT NULL,
	"lease_until" timestamp with time zone,
	"applied_at" timestamp with time zone,
	CONSTRAINT "data_import_game_source_pk" PRIMARY KEY("game","source")
);
--> statement-breakpoint
CREATE TABLE "data_import_row" (
	"game" smallint NOT NULL,
	"source" text NOT NULL,
	"type" smallint NOT NULL,
	"id" bigint NOT NULL,
	"grp" text DEFAULT '' NOT NULL,
	"names" jsonb NOT NULL,
	"descs" jsonb NOT NULL,
	"icon" text,
	"star_type" smallint,
	"fields" jsonb NOT NULL,
	CONSTRAINT "data_import_row_game_source_type_id_grp_pk" PRIMARY KEY("game","source","type","id","grp")
);
--> statement-breakpoint
CREATE TABLE "data_version" (
	"id" serial PRIMARY KEY NOT NULL,
	"game" smallint NOT NULL,
	"commit" text NOT NULL,
	"source" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"removed" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item" (
	"game" smallint NOT NULL,
	"type" smallint NOT NULL,
	"id" bigint NOT NULL,
	"grp" text DEFAULT '' NOT NULL,
	"names" jsonb NOT NULL,
	"descs" jsonb NOT NULL,
	"icon" text NOT NULL,
	"star_type" smallint NOT NULL,
	"fields" jsonb NOT NULL,
	"sources" text[] NOT NULL,
	CONSTRAINT "item_game_type_id_grp_pk" PRIMARY KEY("game","type","id","grp")
);
--> statement-breakpoint
ALTER TABLE "data_change" ADD CONSTRAINT "data_change_version_id_data_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."data_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_row" ADD CONSTRAINT "data_import_row_game_source_data_import_game_source_fk" FOREIGN KEY ("game","source") REFERENCES "public"."data_import"("game","source") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_version_game" ON "data_version" USING btree ("game","id");--> statement-breakpoint
CREATE TRIGGER content_version_handbook AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "data_version"
FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version('handbook');
--> statement-breakpoint
-- Pages say that the handbook is being filled. So cached pages become stale when an import begins and when it ends, not in between.
CREATE TRIGGER content_version_handbook_import AFTER UPDATE ON "data_import"
FOR EACH ROW WHEN ((OLD.lease_until IS NULL) IS DISTINCT FROM (NEW.lease_until IS NULL))
EXECUTE FUNCTION bump_content_version('handbook');
--> statement-breakpoint
INSERT INTO content_version (topic, version) VALUES ('handbook', floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)
ON CONFLICT DO NOTHING;
