CREATE TABLE "discord_role" (
	"server_id" text NOT NULL,
	"role_id" text NOT NULL,
	"user_id" text NOT NULL,
	"given_at" timestamp with time zone,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discord_role_server_id_role_id_user_id_pk" PRIMARY KEY("server_id","role_id","user_id")
);
