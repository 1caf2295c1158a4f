CREATE TABLE "blog_post" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"short_content" text NOT NULL,
	"slug" text NOT NULL,
	"thumbnail" text DEFAULT '' NOT NULL,
	"allows_comments" boolean DEFAULT true NOT NULL,
	"is_indexed" boolean DEFAULT true NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"shown_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"nonce" text,
	"preview_key" text,
	"html" text,
	"html_pipeline" text,
	"minutes" integer DEFAULT 0 NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_version" (
	"post_id" integer NOT NULL,
	"version" integer NOT NULL,
	"account_id" integer,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"short_content" text NOT NULL,
	"slug" text NOT NULL,
	"thumbnail" text NOT NULL,
	"tags" text[] NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_version_post_id_version_pk" PRIMARY KEY("post_id","version")
);
--> statement-breakpoint
CREATE TABLE "blog_view_salt" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_viewer" (
	"day" date NOT NULL,
	"post_id" integer NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "blog_viewer_day_post_id_digest_pk" PRIMARY KEY("day","post_id","digest")
);
--> statement-breakpoint
CREATE TABLE "blog_views" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_version" ADD CONSTRAINT "blog_version_post_id_blog_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_viewer" ADD CONSTRAINT "blog_viewer_post_id_blog_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_views" ADD CONSTRAINT "blog_views_post_id_blog_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_post_nonce" ON "blog_post" USING btree ("account_id","nonce");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_post_preview" ON "blog_post" USING btree ("preview_key");--> statement-breakpoint
CREATE INDEX "blog_post_shown" ON "blog_post" USING btree ("shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "blog_post"."deleted_at" is null and "blog_post"."state" <> 'draft';--> statement-breakpoint
CREATE INDEX "blog_post_planned" ON "blog_post" USING btree ("shown_at") WHERE "blog_post"."deleted_at" is null and "blog_post"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "blog_post_deleted" ON "blog_post" USING btree ("deleted_at") WHERE "blog_post"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "blog_post_account" ON "blog_post" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "blog_post_tags" ON "blog_post" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "blog_post_words" ON "blog_post" USING gin ("words");--> statement-breakpoint
CREATE INDEX "blog_version_account" ON "blog_version" USING btree ("account_id");--> statement-breakpoint
-- The table of another module, which drizzle-kit does not see from here. Posts and versions stay without their author.
ALTER TABLE "blog_post"
	ADD CONSTRAINT "blog_post_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "blog_version"
	ADD CONSTRAINT "blog_version_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL;--> statement-breakpoint
CREATE FUNCTION is_public_post(post blog_post) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT post.deleted_at IS NULL AND post.state <> 'draft' AND post.shown_at <= now()
$$;--> statement-breakpoint
-- Only changes that readers see raise the version: saving a draft leaves cached pages as they are.
CREATE TRIGGER content_version_blog_added AFTER INSERT ON "blog_post"
	FOR EACH ROW WHEN (is_public_post(NEW)) EXECUTE FUNCTION bump_content_version('blog');--> statement-breakpoint
CREATE TRIGGER content_version_blog_changed AFTER UPDATE ON "blog_post"
	FOR EACH ROW WHEN (is_public_post(OLD) OR is_public_post(NEW)) EXECUTE FUNCTION bump_content_version('blog');--> statement-breakpoint
CREATE TRIGGER content_version_blog_removed AFTER DELETE ON "blog_post"
	FOR EACH ROW WHEN (is_public_post(OLD)) EXECUTE FUNCTION bump_content_version('blog');--> statement-breakpoint
-- Posts show the name of their author.
CREATE FUNCTION bump_blog_of_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The row's own trigger raises the version once for each post; one post is enough.
  UPDATE blog_post SET account_id = account_id WHERE id = (
    SELECT id FROM blog_post post WHERE post.account_id = NEW.id AND is_public_post(post) LIMIT 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER blog_author_renamed AFTER UPDATE OF "name" ON "account"
	FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION bump_blog_of_author();--> statement-breakpoint
INSERT INTO content_version (topic, version) VALUES ('blog', floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)
	ON CONFLICT (topic) DO NOTHING;
