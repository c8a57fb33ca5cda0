CREATE TABLE "record_import_lines" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"company_id" uuid NOT NULL,
	"line_key" text NOT NULL,
	"person_key" text,
	"application_key" text,
	"name_key" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"application_id" uuid,
	"job_id" uuid,
	"made_person" boolean DEFAULT false NOT NULL,
	"made_job" boolean DEFAULT false NOT NULL,
	"stage" text DEFAULT '' NOT NULL,
	CONSTRAINT "record_import_lines_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "record_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"state" text DEFAULT 'mapping' NOT NULL,
	"file_name" text NOT NULL,
	"file_path" text,
	"encoding" text NOT NULL,
	"separator" text NOT NULL,
	"lines" integer NOT NULL,
	"head_key" text NOT NULL,
	"columns" jsonb NOT NULL,
	"remembered" boolean DEFAULT false NOT NULL,
	"day_first" boolean DEFAULT false NOT NULL,
	"dates_unclear" boolean DEFAULT false NOT NULL,
	"found" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"counts" jsonb,
	"mistakes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_line" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"source" text DEFAULT '' NOT NULL,
	"note_head" text DEFAULT '' NOT NULL,
	"notified_by" uuid,
	"notify_from" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "record_imports_kind_check" CHECK ("record_imports"."kind" in ('people','jobs')),
	CONSTRAINT "record_imports_state_check" CHECK ("record_imports"."state" in ('mapping','checking','checked','running','done','undoing','undone'))
);
--> statement-breakpoint
ALTER TABLE "record_import_lines" ADD CONSTRAINT "record_import_lines_import_id_record_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."record_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_import_lines" ADD CONSTRAINT "record_import_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_import_lines" ADD CONSTRAINT "record_import_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_import_lines" ADD CONSTRAINT "record_import_lines_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_import_lines" ADD CONSTRAINT "record_import_lines_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_imports" ADD CONSTRAINT "record_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_imports" ADD CONSTRAINT "record_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_imports" ADD CONSTRAINT "record_imports_notified_by_users_id_fk" FOREIGN KEY ("notified_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_import_lines_key_idx" ON "record_import_lines" USING btree ("company_id","line_key");--> statement-breakpoint
CREATE INDEX "record_import_lines_person_idx" ON "record_import_lines" USING btree ("company_id","person_key");--> statement-breakpoint
CREATE INDEX "record_import_lines_name_idx" ON "record_import_lines" USING btree ("import_id","name_key");--> statement-breakpoint
CREATE INDEX "record_import_lines_user_idx" ON "record_import_lines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "record_import_lines_application_idx" ON "record_import_lines" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "record_import_lines_job_idx" ON "record_import_lines" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "record_imports_company_idx" ON "record_imports" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "record_imports_head_idx" ON "record_imports" USING btree ("company_id","head_key");--> statement-breakpoint
CREATE INDEX "record_imports_creator_idx" ON "record_imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "record_imports_notifier_idx" ON "record_imports" USING btree ("notified_by");--> statement-breakpoint
CREATE INDEX "record_imports_file_idx" ON "record_imports" USING btree ("file_path");--> statement-breakpoint
CREATE INDEX "record_imports_notify_idx" ON "record_imports" USING btree ("notify_from") WHERE "record_imports"."notify_from" is not null;