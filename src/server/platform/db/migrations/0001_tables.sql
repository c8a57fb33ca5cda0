CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"owner" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('candidate','recruiter','hiring_manager','admin','internal'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_experiences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"job_title" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"location" text DEFAULT '' NOT NULL,
	"experience_details" text NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"source" text DEFAULT 'entered' NOT NULL,
	"resume_id" uuid,
	"resume_path" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "candidate_experiences_dates_check" CHECK ("candidate_experiences"."end_date" is null or "candidate_experiences"."end_date" >= "candidate_experiences"."start_date"),
	CONSTRAINT "candidate_experiences_current_check" CHECK (not ("candidate_experiences"."is_current" and "candidate_experiences"."end_date" is not null)),
	CONSTRAINT "candidate_experiences_source_check" CHECK ("candidate_experiences"."source" in ('entered','resume'))
);
--> statement-breakpoint
CREATE TABLE "candidate_profile" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"resume_file_url" text,
	"personal_info" jsonb NOT NULL,
	"from_resume" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"parsed_text" text DEFAULT '' NOT NULL,
	"parsed_meta" jsonb DEFAULT '{"skills":[],"education":[],"experience":[]}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resume_metadata" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"storage_path" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" bigint NOT NULL,
	"file_type" text NOT NULL,
	"sha256" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"upload_timestamp" timestamp with time zone DEFAULT now() NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"parse_status" text DEFAULT 'waiting' NOT NULL,
	"parse_message" text,
	"reading" jsonb,
	"corrections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "resume_metadata_storage_path_unique" UNIQUE("storage_path"),
	CONSTRAINT "resume_metadata_status_check" CHECK ("resume_metadata"."parse_status" in ('waiting','reading','done','failed')),
	CONSTRAINT "resume_metadata_size_check" CHECK ("resume_metadata"."file_size" > 0 and "resume_metadata"."file_size" < 5242880)
);
--> statement-breakpoint
CREATE TABLE "scoring_runs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"company_id" uuid,
	"resume_id" uuid NOT NULL,
	"cover_note" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"stage_since" timestamp with time zone DEFAULT now() NOT NULL,
	"interviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "applications_stage_check" CHECK ("applications"."stage" in ('new','screen','interview','offer','hired','rejected','withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "fit_score" (
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"resume_id" uuid,
	"skill_overlap" integer NOT NULL,
	"tailored_bullet_count" integer NOT NULL,
	"fit" double precision NOT NULL,
	"result" jsonb NOT NULL,
	"job_version" integer NOT NULL,
	"stale" boolean DEFAULT false NOT NULL,
	"computed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fit_score_candidate_id_job_id_pk" PRIMARY KEY("candidate_id","job_id"),
	CONSTRAINT "fit_score_range_check" CHECK ("fit_score"."skill_overlap" between 0 and 95 and "fit_score"."fit" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "job_posting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"employer_name" text NOT NULL,
	"created_by" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"skills" text[] NOT NULL,
	"desired_skills" text[] NOT NULL,
	"skill_ids" text[] NOT NULL,
	"job_type" text NOT NULL,
	"location_type" text NOT NULL,
	"locations" jsonb NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"salary_currency" text DEFAULT 'USD' NOT NULL,
	"salary_interval" text DEFAULT 'year' NOT NULL,
	"years" integer,
	"education" text DEFAULT '' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"openings" integer DEFAULT 1 NOT NULL,
	"apply_url" text,
	"job_url" text,
	"source" text DEFAULT 'employer' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title || ' ' || employer_name), 'A') || setweight(to_tsvector('english', joined_words(skills)), 'A') || setweight(to_tsvector('english', left(description, 200000)), 'C') || setweight(to_tsvector('simple', locations), 'D')) STORED,
	CONSTRAINT "job_posting_salary_check" CHECK ("job_posting"."salary_min" is null or "job_posting"."salary_max" is null or "job_posting"."salary_min" <= "job_posting"."salary_max"),
	CONSTRAINT "job_posting_amount_check" CHECK (coalesce("job_posting"."salary_min", 0) >= 0 and coalesce("job_posting"."salary_max", 0) >= 0),
	CONSTRAINT "job_posting_skills_check" CHECK (cardinality("job_posting"."skills") >= 1),
	CONSTRAINT "job_posting_status_check" CHECK ("job_posting"."status" in ('draft','open','paused','closed')),
	CONSTRAINT "job_posting_type_check" CHECK ("job_posting"."job_type" in ('full_time','part_time','temporary','contract','internship')),
	CONSTRAINT "job_posting_place_check" CHECK ("job_posting"."location_type" in ('on_site','hybrid','remote')),
	CONSTRAINT "job_posting_source_check" CHECK ("job_posting"."source" in ('employer','candidate')),
	CONSTRAINT "job_posting_owner_check" CHECK ("job_posting"."source" = 'candidate' or "job_posting"."company_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "target_jobs" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "target_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" uuid NOT NULL,
	"company_id" uuid,
	"subject_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_actor_id_key_pk" PRIMARY KEY("actor_id","key")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_experiences" ADD CONSTRAINT "candidate_experiences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_experiences" ADD CONSTRAINT "candidate_experiences_resume_id_resume_metadata_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume_metadata"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_profile" ADD CONSTRAINT "candidate_profile_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_metadata" ADD CONSTRAINT "resume_metadata_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoring_runs" ADD CONSTRAINT "scoring_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_id_resume_metadata_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume_metadata"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_score" ADD CONSTRAINT "fit_score_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_score" ADD CONSTRAINT "fit_score_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_score" ADD CONSTRAINT "fit_score_resume_id_resume_metadata_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume_metadata"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_jobs" ADD CONSTRAINT "target_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_jobs" ADD CONSTRAINT "target_jobs_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_key" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "accounts_user_idx" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_members_company_idx" ON "company_members" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "candidate_experiences_user_idx" ON "candidate_experiences" USING btree ("user_id","start_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_experiences_proposal_key" ON "candidate_experiences" USING btree ("resume_id","resume_path");--> statement-breakpoint
CREATE INDEX "resume_metadata_user_idx" ON "resume_metadata" USING btree ("user_id","upload_timestamp" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "resume_metadata_current_key" ON "resume_metadata" USING btree ("user_id") WHERE "resume_metadata"."is_current" and "resume_metadata"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once_key" ON "applications" USING btree ("job_id","candidate_id");--> statement-breakpoint
CREATE INDEX "applications_candidate_idx" ON "applications" USING btree ("candidate_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_job_idx" ON "applications" USING btree ("job_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_company_idx" ON "applications" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fit_score_best_idx" ON "fit_score" USING btree ("candidate_id","fit" DESC NULLS FIRST,"job_id");--> statement-breakpoint
CREATE INDEX "fit_score_job_idx" ON "fit_score" USING btree ("job_id","fit" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_posting_open_idx" ON "job_posting" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "job_posting"."status" = 'open';--> statement-breakpoint
CREATE INDEX "job_posting_company_idx" ON "job_posting" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_posting_creator_idx" ON "job_posting" USING btree ("created_by","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_posting_search_idx" ON "job_posting" USING gin ("search");--> statement-breakpoint
CREATE INDEX "job_posting_skills_idx" ON "job_posting" USING gin ("skill_ids");--> statement-breakpoint
CREATE INDEX "target_jobs_job_idx" ON "target_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "events_object_idx" ON "events" USING btree ("object_type","object_id","at");--> statement-breakpoint
CREATE INDEX "events_company_idx" ON "events" USING btree ("company_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "events_subject_idx" ON "events" USING btree ("subject_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_age_idx" ON "idempotency_keys" USING btree ("created_at");