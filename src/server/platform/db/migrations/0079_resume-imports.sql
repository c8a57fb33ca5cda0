CREATE TABLE "added_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"added_by" uuid,
	"notified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_import_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"detail" text,
	"matches" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_id" uuid,
	"resume_id" uuid,
	"application_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_import_files_state_check" CHECK ("resume_import_files"."state" in ('reading','to_check','duplicate','failed','added','skipped','removed'))
);
--> statement-breakpoint
CREATE TABLE "resume_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_by" uuid,
	"source" text NOT NULL,
	"notified_by" uuid,
	"notify_from" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "added_people" ADD CONSTRAINT "added_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "added_people" ADD CONSTRAINT "added_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "added_people" ADD CONSTRAINT "added_people_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_import_files" ADD CONSTRAINT "resume_import_files_import_id_resume_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."resume_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_import_files" ADD CONSTRAINT "resume_import_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_import_files" ADD CONSTRAINT "resume_import_files_resume_id_resume_metadata_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume_metadata"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_import_files" ADD CONSTRAINT "resume_import_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_imports" ADD CONSTRAINT "resume_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_imports" ADD CONSTRAINT "resume_imports_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_imports" ADD CONSTRAINT "resume_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_imports" ADD CONSTRAINT "resume_imports_notified_by_users_id_fk" FOREIGN KEY ("notified_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "added_people_email_idx" ON "added_people" USING btree ("company_id",lower("email"));--> statement-breakpoint
CREATE INDEX "added_people_phone_idx" ON "added_people" USING btree ("company_id","phone");--> statement-breakpoint
CREATE INDEX "added_people_adder_idx" ON "added_people" USING btree ("added_by");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_import_files_once_key" ON "resume_import_files" USING btree ("import_id","sha256");--> statement-breakpoint
CREATE INDEX "resume_import_files_page_idx" ON "resume_import_files" USING btree ("import_id","created_at","id");--> statement-breakpoint
CREATE INDEX "resume_import_files_user_idx" ON "resume_import_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "resume_import_files_resume_idx" ON "resume_import_files" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "resume_import_files_application_idx" ON "resume_import_files" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "resume_imports_company_idx" ON "resume_imports" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "resume_imports_job_idx" ON "resume_imports" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "resume_imports_creator_idx" ON "resume_imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "resume_imports_notifier_idx" ON "resume_imports" USING btree ("notified_by");--> statement-breakpoint
CREATE INDEX "resume_imports_notify_idx" ON "resume_imports" USING btree ("notify_from") WHERE "resume_imports"."notify_from" is not null and "resume_imports"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "resume_metadata_file_idx" ON "resume_metadata" USING btree ("sha256");--> statement-breakpoint
-- An applicant without an account is found by the address that their resume gave; their own is nobody's.
CREATE OR REPLACE FUNCTION application_words(company uuid, candidate uuid, resume uuid) RETURNS tsvector LANGUAGE sql STABLE
AS $$ SELECT CASE WHEN company IS NOT NULL THEN array_to_tsvector(
    company_words(company, 'n', coalesce(o.email, u.email) || ' ' || coalesce(
      nullif(trim(concat_ws(' ', p.personal_info->>'first_name', p.personal_info->>'last_name')), ''),
      r.reading->'contact'->'name'->>'value', ''))
    || company_words(company, 'p', coalesce(
      nullif(CASE WHEN p.visibility <> 'private' THEN p.personal_info->>'location' END, ''),
      r.reading->'contact'->'location'->>'value', ''))) END
  FROM users u
  JOIN resume_metadata r ON r.id = resume
  LEFT JOIN candidate_profile p ON p.user_id = u.id
  LEFT JOIN added_people o ON o.user_id = u.id
 WHERE u.id = candidate $$;
