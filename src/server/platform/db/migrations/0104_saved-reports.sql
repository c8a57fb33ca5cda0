CREATE TABLE "report_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"cadence" text NOT NULL,
	"weekday" integer,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_mails_cadence_check" CHECK ("report_mails"."cadence" = 'weekly' and "report_mails"."weekday" between 1 and 7 or "report_mails"."cadence" = 'monthly' and "report_mails"."weekday" is null)
);
--> statement-breakpoint
CREATE TABLE "saved_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"job_id" uuid,
	"member_id" uuid,
	"name" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"search" jsonb NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_report_id_saved_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."saved_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_company_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."company_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_owner_id_company_members_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."company_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_member_id_company_members_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."company_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_mails_reader_key" ON "report_mails" USING btree ("report_id","user_id");--> statement-breakpoint
CREATE INDEX "report_mails_user_idx" ON "report_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_mails_next_idx" ON "report_mails" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "saved_reports_company_idx" ON "saved_reports" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "saved_reports_owner_idx" ON "saved_reports" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "saved_reports_job_idx" ON "saved_reports" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "saved_reports_member_idx" ON "saved_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "saved_reports_deleted_idx" ON "saved_reports" USING btree ("deleted_at") WHERE "saved_reports"."deleted_at" is not null;