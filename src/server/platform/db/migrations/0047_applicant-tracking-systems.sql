CREATE TABLE "ats_applications" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_outside_id" text,
	"resume_outside_id" text,
	"outside_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"stage_outside_id" text,
	"pending" text,
	"pending_name" text DEFAULT '' NOT NULL,
	"pending_since" timestamp with time zone,
	"rejected_there_at" timestamp with time zone,
	"seen_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ats_applications_state_check" CHECK ("ats_applications"."state" in ('waiting','sent','failed')),
	CONSTRAINT "ats_applications_pending_check" CHECK ("ats_applications"."pending" in ('rejected','conflict'))
);
--> statement-breakpoint
CREATE TABLE "ats_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"region" text DEFAULT 'us' NOT NULL,
	"sealed_key" text,
	"key_hint" text DEFAULT '' NOT NULL,
	"sealed_webhook_secret" text,
	"webhook_hint" text DEFAULT '' NOT NULL,
	"sealed_account_token" text,
	"account_hint" text DEFAULT '' NOT NULL,
	"system" text DEFAULT '' NOT NULL,
	"file" text,
	"last_test" jsonb,
	"created_by" uuid,
	"running_since" timestamp with time zone,
	"last_synced_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ats_connections_provider_check" CHECK ("ats_connections"."provider" in ('merge','csv')),
	CONSTRAINT "ats_connections_region_check" CHECK ("ats_connections"."region" in ('us','eu','sandbox'))
);
--> statement-breakpoint
CREATE TABLE "ats_jobs" (
	"company_id" uuid NOT NULL,
	"remote_id" text NOT NULL,
	"outside_id" text NOT NULL,
	"job_id" uuid,
	"title" text NOT NULL,
	"imported_version" integer NOT NULL,
	"remote_updated_at" timestamp with time zone,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ats_jobs_company_id_remote_id_pk" PRIMARY KEY("company_id","remote_id")
);
--> statement-breakpoint
CREATE TABLE "ats_parts" (
	"connection_id" uuid NOT NULL,
	"part" text NOT NULL,
	"cursor" text,
	"since" timestamp with time zone,
	"next_since" timestamp with time zone,
	"records" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "ats_parts_connection_id_part_pk" PRIMARY KEY("connection_id","part"),
	CONSTRAINT "ats_parts_part_check" CHECK ("ats_parts"."part" in ('jobs','stages','applications'))
);
--> statement-breakpoint
CREATE TABLE "ats_stages" (
	"company_id" uuid NOT NULL,
	"outside_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text,
	"chosen" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ats_stages_company_id_outside_id_pk" PRIMARY KEY("company_id","outside_id"),
	CONSTRAINT "ats_stages_kind_check" CHECK ("ats_stages"."kind" in ('new','screen','interview','offer','hired'))
);
--> statement-breakpoint
CREATE TABLE "ats_webhooks" (
	"connection_id" uuid NOT NULL,
	"signature_hash" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ats_webhooks_connection_id_signature_hash_pk" PRIMARY KEY("connection_id","signature_hash")
);
--> statement-breakpoint
ALTER TABLE "job_posting" DROP CONSTRAINT "job_posting_source_check";--> statement-breakpoint
ALTER TABLE "ats_applications" ADD CONSTRAINT "ats_applications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_applications" ADD CONSTRAINT "ats_applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_connections" ADD CONSTRAINT "ats_connections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_connections" ADD CONSTRAINT "ats_connections_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_jobs" ADD CONSTRAINT "ats_jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_jobs" ADD CONSTRAINT "ats_jobs_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_parts" ADD CONSTRAINT "ats_parts_connection_id_ats_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."ats_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_stages" ADD CONSTRAINT "ats_stages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_webhooks" ADD CONSTRAINT "ats_webhooks_connection_id_ats_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."ats_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ats_applications_outside_key" ON "ats_applications" USING btree ("company_id","outside_id");--> statement-breakpoint
CREATE INDEX "ats_applications_state_idx" ON "ats_applications" USING btree ("company_id","state","updated_at");--> statement-breakpoint
CREATE INDEX "ats_applications_pending_idx" ON "ats_applications" USING btree ("company_id") WHERE "ats_applications"."pending" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ats_connections_company_key" ON "ats_connections" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "ats_connections_creator_idx" ON "ats_connections" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "ats_jobs_job_key" ON "ats_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "ats_jobs_outside_idx" ON "ats_jobs" USING btree ("company_id","outside_id");--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_source_check" CHECK ("job_posting"."source" in ('employer','candidate','ats'));