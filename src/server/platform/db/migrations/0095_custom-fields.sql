CREATE TABLE "custom_field_lists" (
	"company_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "custom_field_lists_company_id_subject_pk" PRIMARY KEY("company_id","subject"),
	CONSTRAINT "custom_field_lists_subject_check" CHECK ("custom_field_lists"."subject" in ('job','application'))
);
--> statement-breakpoint
CREATE TABLE "custom_fields" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_fields_kind_check" CHECK ("custom_fields"."kind" in ('text','number','date','choice','person'))
);
--> statement-breakpoint
CREATE TABLE "custom_values" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"job_id" uuid,
	"application_id" uuid,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "custom_values_subject_check" CHECK (num_nonnulls("custom_values"."job_id", "custom_values"."application_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "custom_field_lists" ADD CONSTRAINT "custom_field_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_values" ADD CONSTRAINT "custom_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_values" ADD CONSTRAINT "custom_values_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_values" ADD CONSTRAINT "custom_values_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_fields_list_idx" ON "custom_fields" USING btree ("company_id","subject","position");--> statement-breakpoint
CREATE INDEX "custom_values_company_idx" ON "custom_values" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_values_job_key" ON "custom_values" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_values_application_key" ON "custom_values" USING btree ("application_id");