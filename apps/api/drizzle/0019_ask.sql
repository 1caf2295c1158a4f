CREATE TABLE "ask_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ask_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"body" text NOT NULL,
	"html" text,
	"html_pipeline" text,
	"votes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"nonce" text,
	"question_id" integer NOT NULL,
	"engine_version" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ask_answer_vote" (
	"text_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"vote" smallint NOT NULL,
	CONSTRAINT "ask_answer_vote_text_id_account_id_pk" PRIMARY KEY("text_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "ask_question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ask_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"body" text NOT NULL,
	"html" text,
	"html_pipeline" text,
	"votes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"nonce" text,
	"title" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"is_resolved" boolean DEFAULT false NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"best_answer_id" integer,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ask_question_vote" (
	"text_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"vote" smallint NOT NULL,
	CONSTRAINT "ask_question_vote_text_id_account_id_pk" PRIMARY KEY("text_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "ask_answer" ADD CONSTRAINT "ask_answer_question_id_ask_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."ask_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_answer_vote" ADD CONSTRAINT "ask_answer_vote_text_id_ask_answer_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."ask_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_question_vote" ADD CONSTRAINT "ask_question_vote_text_id_ask_question_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."ask_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ask_answer_nonce" ON "ask_answer" USING btree ("account_id","nonce");--> statement-breakpoint
CREATE INDEX "ask_answer_question" ON "ask_answer" USING btree ("question_id","votes");--> statement-breakpoint
CREATE INDEX "ask_answer_voter" ON "ask_answer_vote" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ask_question_nonce" ON "ask_question" USING btree ("account_id","nonce");--> statement-breakpoint
CREATE INDEX "ask_question_shown" ON "ask_question" USING btree ("id") WHERE "ask_question"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ask_question_voted" ON "ask_question" USING btree ("votes","id") WHERE "ask_question"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ask_question_viewed" ON "ask_question" USING btree ("views","id") WHERE "ask_question"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ask_question_answered" ON "ask_question" USING btree ("answers","id") WHERE "ask_question"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "ask_question_tags" ON "ask_question" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "ask_question_words" ON "ask_question" USING gin ("words");--> statement-breakpoint
CREATE INDEX "ask_question_voter" ON "ask_question_vote" USING btree ("account_id");--> statement-breakpoint
-- The table of another module, which drizzle-kit does not see from here. Texts stay without their author; the sums of votes stay, too.
ALTER TABLE "ask_question"
	ADD CONSTRAINT "ask_question_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "ask_answer"
	ADD CONSTRAINT "ask_answer_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "ask_question_vote"
	ADD CONSTRAINT "ask_question_vote_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ask_answer_vote"
	ADD CONSTRAINT "ask_answer_vote_account_fk" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE;--> statement-breakpoint
-- Cached pages of questions become stale with each change that readers see.
CREATE TRIGGER content_version_ask_question AFTER INSERT OR UPDATE OR DELETE ON "ask_question"
	FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version('ask');--> statement-breakpoint
CREATE TRIGGER content_version_ask_answer AFTER INSERT OR UPDATE OR DELETE ON "ask_answer"
	FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version('ask');--> statement-breakpoint
INSERT INTO content_version (topic, version) VALUES ('ask', floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)
	ON CONFLICT (topic) DO NOTHING;
