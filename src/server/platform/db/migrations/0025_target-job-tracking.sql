ALTER TABLE "target_jobs" ADD COLUMN "stage" text DEFAULT 'saved' NOT NULL;--> statement-breakpoint
ALTER TABLE "target_jobs" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "target_jobs" ADD COLUMN "deadline" date;--> statement-breakpoint
ALTER TABLE "target_jobs" ADD COLUMN "remind_on" date;--> statement-breakpoint
ALTER TABLE "target_jobs" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "target_jobs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "target_jobs_reminder_idx" ON "target_jobs" USING btree ("remind_on") WHERE "target_jobs"."reminded_at" is null and "target_jobs"."remind_on" is not null;--> statement-breakpoint
ALTER TABLE "target_jobs" ADD CONSTRAINT "target_jobs_stage_check" CHECK ("target_jobs"."stage" in ('saved','applied','interview','offer','closed'));