CREATE TABLE "impact_people" (
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"application_id" uuid,
	"job_id" uuid,
	"ended_in" date NOT NULL,
	"closed_by" date NOT NULL,
	"reached" text NOT NULL,
	"score" double precision,
	CONSTRAINT "impact_people_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "impact_releases" (
	"company_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"closed_by" date NOT NULL,
	"figures" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "impact_releases_company_id_direction_closed_by_pk" PRIMARY KEY("company_id","direction","closed_by"),
	CONSTRAINT "impact_releases_check" CHECK ("impact_releases"."direction" in ('sex','race','both'))
);
--> statement-breakpoint
ALTER TABLE "impact_people" ADD CONSTRAINT "impact_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_people" ADD CONSTRAINT "impact_people_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_people" ADD CONSTRAINT "impact_people_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_people" ADD CONSTRAINT "impact_people_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impact_releases" ADD CONSTRAINT "impact_releases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "impact_people_candidate_idx" ON "impact_people" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "impact_people_application_idx" ON "impact_people" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "impact_people_job_idx" ON "impact_people" USING btree ("job_id");--> statement-breakpoint
-- Summaries of before were counted live, and two of them could tell single people apart: they are taken back, to be published anew.
UPDATE "impact_summaries" SET "ended_at" = now() WHERE "ended_at" IS NULL;
