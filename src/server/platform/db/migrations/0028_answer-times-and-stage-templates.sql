CREATE TABLE "stage_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"stages" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_pipelines" ADD COLUMN "answer_days" integer;--> statement-breakpoint
ALTER TABLE "stage_templates" ADD CONSTRAINT "stage_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stage_templates_name_key" ON "stage_templates" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "applications_unanswered_idx" ON "applications" USING btree ("job_id","created_at") WHERE "applications"."answered_at" is null and "applications"."stage" in ('new','screen','interview','offer');--> statement-breakpoint
UPDATE "applications" a SET "answered_at" = (SELECT min(e."at") FROM "events" e WHERE e."object_type" = 'application' AND e."object_id" = a."id" AND e."action" = 'application.moved') WHERE a."last_move" IS NOT NULL;