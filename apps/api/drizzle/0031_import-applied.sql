ALTER TABLE "data_import" ADD COLUMN "applied_digest" text;--> statement-breakpoint
ALTER TABLE "data_import" ADD COLUMN "applied_skipped" jsonb;--> statement-breakpoint
UPDATE "data_import" SET "applied_digest" = "digest", "applied_skipped" = "skipped", "parts" = '[]', "skipped" = '[]'
	WHERE "applied_at" IS NOT NULL;--> statement-breakpoint
-- A dry run, a refused or an interrupted import had marked data that is part of the handbook as not applied. Its digest is not known any more.
UPDATE "data_import" d SET "applied_at" = coalesce(
		(SELECT max(v."created_at") FROM "data_version" v WHERE v."game" = d."game" AND v."source" = d."source"), now())
	WHERE d."applied_at" IS NULL
	AND EXISTS (SELECT 1 FROM "item" i WHERE i."game" = d."game" AND d."source" = ANY(i."sources"));
