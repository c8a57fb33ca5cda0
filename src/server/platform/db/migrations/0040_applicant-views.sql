CREATE TABLE "applicant_view_defaults" (
	"view_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applicant_view_defaults_view_id_user_id_pk" PRIMARY KEY("view_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "applicant_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"job_id" uuid,
	"name" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applicant_view_defaults" ADD CONSTRAINT "applicant_view_defaults_view_id_applicant_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."applicant_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_view_defaults" ADD CONSTRAINT "applicant_view_defaults_user_id_company_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."company_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_views" ADD CONSTRAINT "applicant_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_views" ADD CONSTRAINT "applicant_views_owner_id_company_members_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."company_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_views" ADD CONSTRAINT "applicant_views_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_view_defaults_user_idx" ON "applicant_view_defaults" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applicant_views_company_idx" ON "applicant_views" USING btree ("company_id","job_id");--> statement-breakpoint
CREATE INDEX "applicant_views_owner_idx" ON "applicant_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "applicant_views_job_idx" ON "applicant_views" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "applications_flagged_idx" ON "applications" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "applications"."answers" @> '[{"flagged": true}]';