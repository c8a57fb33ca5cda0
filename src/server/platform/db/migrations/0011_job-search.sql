CREATE TABLE "hidden_jobs" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_changes" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_reports_reason_check" CHECK ("job_reports"."reason" in ('misleading','scam','discrimination','expired','other'))
);
--> statement-breakpoint
CREATE TABLE "outside_visits" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outside_visits_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"cadence" text DEFAULT 'none' NOT NULL,
	"last_sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_cadence_check" CHECK ("saved_searches"."cadence" in ('none','daily','weekly'))
);
--> statement-breakpoint
ALTER TABLE "job_posting" drop column "search";--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', plain_words(title || ' ' || employer_name)), 'A') || setweight(to_tsvector('english', plain_words(joined_words(skills))), 'A') || setweight(to_tsvector('english', plain_words(left(description, 200000))), 'C') || setweight(to_tsvector('english', plain_words(place_words(locations))), 'D')) STORED;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "annual_pay" bigint GENERATED ALWAYS AS (coalesce(salary_max, salary_min)::bigint * case salary_interval when 'year' then 1 when 'month' then 12 when 'week' then 52 when 'day' then 260 else 2080 end) STORED;--> statement-breakpoint
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_jobs" ADD CONSTRAINT "hidden_jobs_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "job_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_visits" ADD CONSTRAINT "outside_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_visits" ADD CONSTRAINT "outside_visits_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_jobs_job_idx" ON "hidden_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_changes_transaction_idx" ON "job_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "job_reports_job_idx" ON "job_reports" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_reports_created_idx" ON "job_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_reports_reporter_idx" ON "job_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "outside_visits_job_idx" ON "outside_visits" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "saved_searches_user_idx" ON "saved_searches" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_searches_cadence_idx" ON "saved_searches" USING btree ("cadence","last_sent_at");--> statement-breakpoint
CREATE INDEX "job_posting_pay_idx" ON "job_posting" USING btree (coalesce("annual_pay", -1) desc,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "job_posting"."status" = 'open';
--> statement-breakpoint
CREATE INDEX "job_posting_search_idx" ON "job_posting" USING gin ("search");
