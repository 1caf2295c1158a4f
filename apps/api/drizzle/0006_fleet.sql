CREATE TABLE "game_server" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_server_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"game" smallint NOT NULL,
	"privacy" smallint NOT NULL,
	"engine" text DEFAULT '' NOT NULL,
	"connection" text DEFAULT 'agent' NOT NULL,
	"engine_config" text,
	"key_hash" text,
	"api_version" text DEFAULT '' NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"maintenance" text DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_server_slug_unique" UNIQUE("slug"),
	CONSTRAINT "game_server_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "incident" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incident_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"impact" text NOT NULL,
	"components" text[] DEFAULT '{}' NOT NULL,
	"servers" integer[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "incident_update" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incident_update_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"incident_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_hour" (
	"hour" integer NOT NULL,
	"server_id" integer NOT NULL,
	"up_minutes" smallint NOT NULL,
	"maintenance_minutes" smallint NOT NULL,
	"down_minutes" smallint NOT NULL,
	CONSTRAINT "server_hour_hour_server_id_pk" PRIMARY KEY("hour","server_id")
);
--> statement-breakpoint
CREATE TABLE "server_minute" (
	"minute" integer NOT NULL,
	"server_id" integer NOT NULL,
	"state" smallint NOT NULL,
	"players" integer NOT NULL,
	CONSTRAINT "server_minute_minute_server_id_pk" PRIMARY KEY("minute","server_id")
);
--> statement-breakpoint
CREATE TABLE "statistic_minute" (
	"minute" integer NOT NULL,
	"field" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "statistic_minute_minute_field_pk" PRIMARY KEY("minute","field")
);
--> statement-breakpoint
ALTER TABLE "incident_update" ADD CONSTRAINT "incident_update_incident_id_incident_id_fk" FOREIGN KEY ("incident_id") REFERENCES "public"."incident"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_hour" ADD CONSTRAINT "server_hour_server_id_game_server_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."game_server"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "server_minute" ADD CONSTRAINT "server_minute_server_id_game_server_id_fk" FOREIGN KEY ("server_id") REFERENCES "public"."game_server"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incident_starts_at" ON "incident" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "incident_update_incident" ON "incident_update" USING btree ("incident_id");
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['game_server', 'incident', 'incident_update']
  LOOP
    EXECUTE format(
      'CREATE TRIGGER content_version_status AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version(''status'')', name);
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO content_version (topic, version) VALUES ('status', floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint)
ON CONFLICT DO NOTHING;
