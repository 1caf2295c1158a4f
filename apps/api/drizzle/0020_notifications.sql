CREATE TABLE "ask_answer_report" (
	"text_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	CONSTRAINT "ask_answer_report_text_id_account_id_pk" PRIMARY KEY("text_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "ask_answer_version" (
	"text_id" integer NOT NULL,
	"version" integer NOT NULL,
	"account_id" integer,
	"body" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"engine_version" text NOT NULL,
	CONSTRAINT "ask_answer_version_text_id_version_pk" PRIMARY KEY("text_id","version")
);
--> statement-breakpoint
CREATE TABLE "ask_draft" (
	"account_id" integer NOT NULL,
	"place" text NOT NULL,
	"draft" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ask_draft_account_id_place_pk" PRIMARY KEY("account_id","place")
);
--> statement-breakpoint
CREATE TABLE "ask_question_report" (
	"text_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	CONSTRAINT "ask_question_report_text_id_account_id_pk" PRIMARY KEY("text_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "ask_question_version" (
	"text_id" integer NOT NULL,
	"version" integer NOT NULL,
	"account_id" integer,
	"body" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"tags" text[] NOT NULL,
	CONSTRAINT "ask_question_version_text_id_version_pk" PRIMARY KEY("text_id","version")
);
--> statement-breakpoint
CREATE TABLE "ask_removal" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ask_removal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"moderator_id" integer,
	"reason" text NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"restored_at" timestamp with time zone,
	"restored_by" integer
);
--> statement-breakpoint
CREATE TABLE "ask_viewer" (
	"day" date NOT NULL,
	"text_id" integer NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "ask_viewer_day_text_id_digest_pk" PRIMARY KEY("day","text_id","digest")
);
--> statement-breakpoint
CREATE TABLE "followed_tag" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "followed_tag_key_account_id_pk" PRIMARY KEY("key","account_id")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"actor_id" integer,
	"question_id" integer,
	"answer_id" integer,
	"count" integer DEFAULT 1 NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"is_on_site" boolean NOT NULL,
	"mail" text NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_choice" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_on_site" boolean NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notification_choice_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
DROP INDEX "ask_question_shown";--> statement-breakpoint
DROP INDEX "ask_question_voted";--> statement-breakpoint
DROP INDEX "ask_question_viewed";--> statement-breakpoint
DROP INDEX "ask_question_answered";--> statement-breakpoint
ALTER TABLE "ask_answer" ADD COLUMN "removal_id" integer;--> statement-breakpoint
ALTER TABLE "ask_answer" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ask_answer" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ask_question" ADD COLUMN "removal_id" integer;--> statement-breakpoint
ALTER TABLE "ask_question" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ask_question" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ask_question" ADD COLUMN "title_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "unsubscribe_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ask_answer_report" ADD CONSTRAINT "ask_answer_report_text_id_ask_answer_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."ask_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_answer_version" ADD CONSTRAINT "ask_answer_version_text_id_ask_answer_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."ask_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_question_report" ADD CONSTRAINT "ask_question_report_text_id_ask_question_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."ask_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_question_version" ADD CONSTRAINT "ask_question_version_text_id_ask_question_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."ask_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_viewer" ADD CONSTRAINT "ask_viewer_text_id_ask_question_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."ask_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ask_answer_report_account" ON "ask_answer_report" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ask_answer_report_open" ON "ask_answer_report" USING btree ("text_id") WHERE "ask_answer_report"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "ask_answer_version_account" ON "ask_answer_version" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ask_draft_kept" ON "ask_draft" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "ask_question_report_account" ON "ask_question_report" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ask_question_report_open" ON "ask_question_report" USING btree ("text_id") WHERE "ask_question_report"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "ask_question_version_account" ON "ask_question_version" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ask_removal_account" ON "ask_removal" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "followed_tag_account" ON "followed_tag" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_gathered" ON "notification" USING btree ("account_id","kind","subject") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notification_listed" ON "notification" USING btree ("account_id","happened_at","id");--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("account_id") WHERE "notification"."read_at" is null and "notification"."is_on_site";--> statement-breakpoint
CREATE INDEX "notification_mail" ON "notification" USING btree ("mail","account_id") WHERE "notification"."mail" <> 'off';--> statement-breakpoint
CREATE INDEX "notification_question" ON "notification" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "notification_answer" ON "notification" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "notification_actor" ON "notification" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notification_happened" ON "notification" USING btree ("happened_at");--> statement-breakpoint
ALTER TABLE "ask_answer" ADD CONSTRAINT "ask_answer_removal_id_ask_removal_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."ask_removal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_question" ADD CONSTRAINT "ask_question_removal_id_ask_removal_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."ask_removal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ask_answer_waiting" ON "ask_answer" USING btree ("id") WHERE "ask_answer"."deleted_at" is null and "ask_answer"."is_waiting";--> statement-breakpoint
CREATE INDEX "ask_answer_deleted" ON "ask_answer" USING btree ("deleted_at") WHERE "ask_answer"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "ask_question_title_words" ON "ask_question" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "ask_question_waiting" ON "ask_question" USING btree ("id") WHERE "ask_question"."deleted_at" is null and "ask_question"."is_waiting";--> statement-breakpoint
CREATE INDEX "ask_question_deleted" ON "ask_question" USING btree ("deleted_at") WHERE "ask_question"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "ask_question_shown" ON "ask_question" USING btree ("id") WHERE "ask_question"."deleted_at" is null and not "ask_question"."is_waiting";--> statement-breakpoint
CREATE INDEX "ask_question_voted" ON "ask_question" USING btree ("votes","id") WHERE "ask_question"."deleted_at" is null and not "ask_question"."is_waiting";--> statement-breakpoint
CREATE INDEX "ask_question_viewed" ON "ask_question" USING btree ("views","id") WHERE "ask_question"."deleted_at" is null and not "ask_question"."is_waiting";--> statement-breakpoint
CREATE INDEX "ask_question_answered" ON "ask_question" USING btree ("answers","id") WHERE "ask_question"."deleted_at" is null and not "ask_question"."is_waiting";--> statement-breakpoint
-- Tables of other modules, which drizzle-kit does not see from here.
ALTER TABLE "ask_removal"
	ADD CONSTRAINT "ask_removal_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "ask_removal_moderator_fk" FOREIGN KEY ("moderator_id") REFERENCES "account"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "ask_removal_restored_by_fk" FOREIGN KEY ("restored_by") REFERENCES "account"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "ask_question_version"
	ADD CONSTRAINT "ask_question_version_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "ask_answer_version"
	ADD CONSTRAINT "ask_answer_version_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "ask_question_report"
	ADD CONSTRAINT "ask_question_report_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "ask_question_report_settled_by_fk" FOREIGN KEY ("settled_by") REFERENCES "account"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "ask_answer_report"
	ADD CONSTRAINT "ask_answer_report_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "ask_answer_report_settled_by_fk" FOREIGN KEY ("settled_by") REFERENCES "account"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "ask_draft"
	ADD CONSTRAINT "ask_draft_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification"
	ADD CONSTRAINT "notification_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "notification_actor_fk" FOREIGN KEY ("actor_id") REFERENCES "account"("id") ON DELETE SET NULL,
	ADD CONSTRAINT "notification_question_fk" FOREIGN KEY ("question_id") REFERENCES "ask_question"("id") ON DELETE CASCADE,
	ADD CONSTRAINT "notification_answer_fk" FOREIGN KEY ("answer_id") REFERENCES "ask_answer"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notification_choice"
	ADD CONSTRAINT "notification_choice_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "followed_tag"
	ADD CONSTRAINT "followed_tag_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
-- A counted view or a new rendering makes no cached page stale.
DROP TRIGGER content_version_ask_question ON "ask_question";--> statement-breakpoint
CREATE TRIGGER content_version_ask_question AFTER INSERT OR DELETE
	OR UPDATE OF account_id, title, body, tags, votes, answers, is_resolved, is_closed, best_answer_id, deleted_at, is_waiting ON "ask_question"
	FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version('ask');--> statement-breakpoint
DROP TRIGGER content_version_ask_answer ON "ask_answer";--> statement-breakpoint
CREATE TRIGGER content_version_ask_answer AFTER INSERT OR DELETE
	OR UPDATE OF account_id, body, engine_version, votes, deleted_at, is_waiting ON "ask_answer"
	FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version('ask');
