CREATE TABLE "referral_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"fee_terms" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"all_jobs" boolean NOT NULL,
	"expires_on" date,
	"revoked_at" timestamp with time zone,
	"generation" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "referral_links_kind_check" CHECK ("referral_links"."kind" in ('agency','employee'))
);
--> statement-breakpoint
CREATE TABLE "referral_link_jobs" (
	"link_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	CONSTRAINT "referral_link_jobs_link_id_job_id_pk" PRIMARY KEY("link_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"file_id" uuid,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"note" text NOT NULL,
	"link_name" text NOT NULL,
	"kind" text NOT NULL,
	"fee_terms" text NOT NULL,
	"consent_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_imports" DROP CONSTRAINT "resume_imports_kind_check";--> statement-breakpoint
ALTER TABLE "resume_imports" ADD COLUMN "referral_link_id" uuid;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_link_jobs" ADD CONSTRAINT "referral_link_jobs_link_id_referral_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."referral_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_link_jobs" ADD CONSTRAINT "referral_link_jobs_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_link_id_referral_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."referral_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_file_id_resume_import_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."resume_import_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_links_company_idx" ON "referral_links" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "referral_links_creator_idx" ON "referral_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "referral_link_jobs_job_idx" ON "referral_link_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "referrals_link_idx" ON "referrals" USING btree ("link_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "referrals_company_idx" ON "referrals" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "referrals_job_idx" ON "referrals" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "referrals_file_idx" ON "referrals" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "referrals_user_idx" ON "referrals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referrals_created_idx" ON "referrals" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "resume_imports" ADD CONSTRAINT "resume_imports_referral_link_id_referral_links_id_fk" FOREIGN KEY ("referral_link_id") REFERENCES "public"."referral_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_imports_referral_idx" ON "resume_imports" USING btree ("referral_link_id");--> statement-breakpoint
ALTER TABLE "resume_imports" ADD CONSTRAINT "resume_imports_kind_check" CHECK ("resume_imports"."kind" in ('files','person','referral'));