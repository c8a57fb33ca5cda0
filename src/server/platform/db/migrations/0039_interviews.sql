CREATE TABLE "booked_times" (
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"interview_id" uuid NOT NULL,
	CONSTRAINT "booked_times_user_id_at_pk" PRIMARY KEY("user_id","at"),
	CONSTRAINT "booked_times_grid_check" CHECK (extract(epoch from "booked_times"."at")::bigint % 300 = 0)
);
--> statement-breakpoint
CREATE TABLE "interview_people" (
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "interview_people_interview_id_user_id_pk" PRIMARY KEY("interview_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"kind" text NOT NULL,
	"minutes" integer NOT NULL,
	"place" text NOT NULL,
	"link" text NOT NULL,
	"message" text NOT NULL,
	"time_zone" text NOT NULL,
	"candidate_zone" text,
	"times" timestamp with time zone[] NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"booked_at" timestamp with time zone,
	"wish" text DEFAULT '' NOT NULL,
	"cancelled_by" text,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reminded" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "interviews_kind_check" CHECK ("interviews"."kind" in ('video','phone','on_site')),
	CONSTRAINT "interviews_status_check" CHECK ("interviews"."status" in ('proposed','asked','booked','cancelled')),
	CONSTRAINT "interviews_booked_check" CHECK ("interviews"."status" <> 'booked' or ("interviews"."starts_at" is not null and "interviews"."ends_at" > "interviews"."starts_at"))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "booked_times" ADD CONSTRAINT "booked_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_times" ADD CONSTRAINT "booked_times_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_people" ADD CONSTRAINT "interview_people_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_people" ADD CONSTRAINT "interview_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booked_times_interview_idx" ON "booked_times" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "interview_people_user_idx" ON "interview_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interviews_application_idx" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "interviews_booked_idx" ON "interviews" USING btree ("company_id","starts_at","id") WHERE "interviews"."status" = 'booked';--> statement-breakpoint
CREATE INDEX "interviews_waiting_idx" ON "interviews" USING btree ("company_id","created_at","id") WHERE "interviews"."status" in ('proposed','asked');--> statement-breakpoint
CREATE INDEX "interviews_ahead_idx" ON "interviews" USING btree ("starts_at") WHERE "interviews"."status" = 'booked' and "interviews"."held_at" is null;--> statement-breakpoint
CREATE INDEX "interviews_creator_idx" ON "interviews" USING btree ("created_by");