CREATE TYPE "public"."package_file_kind" AS ENUM('segment', 'voice_pack');--> statement-breakpoint
CREATE TABLE "content_version" (
	"topic" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "build" (
	"id" serial PRIMARY KEY NOT NULL,
	"platform_id" integer NOT NULL,
	"engine_id" integer,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_group" (
	"id" serial PRIMARY KEY NOT NULL,
	"build_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_link" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"name" text NOT NULL,
	"comment" text NOT NULL,
	"url" text NOT NULL,
	"url_name" text NOT NULL,
	"tutorial_name" text,
	"tutorial_url" text,
	"package_name" text,
	"package_region" text,
	"package_md5" text,
	"full_size_bytes" bigint,
	"full_md5" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_mirror" (
	"id" serial PRIMARY KEY NOT NULL,
	"link_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine" (
	"id" serial PRIMARY KEY NOT NULL,
	"game_id" integer NOT NULL,
	"name" text NOT NULL,
	"short" text NOT NULL,
	"link" text NOT NULL,
	"features" jsonb NOT NULL,
	"command" text,
	"position" integer NOT NULL,
	CONSTRAINT "engine_game_short" UNIQUE("game_id","short")
);
--> statement-breakpoint
CREATE TABLE "game" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"game_title" text NOT NULL,
	"short" text NOT NULL,
	"description" text NOT NULL,
	"image" text NOT NULL,
	"version" text NOT NULL,
	"keyword" text NOT NULL,
	"last_update" timestamp with time zone NOT NULL,
	CONSTRAINT "game_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "package_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"link_id" integer NOT NULL,
	"kind" "package_file_kind" NOT NULL,
	"path" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"md5" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform" (
	"id" serial PRIMARY KEY NOT NULL,
	"game_id" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "platform_game_name" UNIQUE("game_id","name")
);
--> statement-breakpoint
CREATE TABLE "applied_seed" (
	"name" text PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "build" ADD CONSTRAINT "build_platform_id_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "build" ADD CONSTRAINT "build_engine_id_engine_id_fk" FOREIGN KEY ("engine_id") REFERENCES "public"."engine"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_group" ADD CONSTRAINT "download_group_build_id_build_id_fk" FOREIGN KEY ("build_id") REFERENCES "public"."build"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_link" ADD CONSTRAINT "download_link_group_id_download_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."download_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_mirror" ADD CONSTRAINT "download_mirror_link_id_download_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."download_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine" ADD CONSTRAINT "engine_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_file" ADD CONSTRAINT "package_file_link_id_download_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."download_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform" ADD CONSTRAINT "platform_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "build_platform" ON "build" USING btree ("platform_id");--> statement-breakpoint
CREATE INDEX "build_engine" ON "build" USING btree ("engine_id");--> statement-breakpoint
CREATE INDEX "download_group_build" ON "download_group" USING btree ("build_id");--> statement-breakpoint
CREATE INDEX "download_link_group" ON "download_link" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "download_mirror_link" ON "download_mirror" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "package_file_link" ON "package_file" USING btree ("link_id");