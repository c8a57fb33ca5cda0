ALTER TABLE "ats_applications" ADD COLUMN "stage_update" text;--> statement-breakpoint
ALTER TABLE "ats_applications" ADD COLUMN "stage_update_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ats_applications" ADD COLUMN "stage_update_problem" text;--> statement-breakpoint
ALTER TABLE "ats_applications" ADD COLUMN "stage_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ats_stages" ADD COLUMN "job_outside_id" text;--> statement-breakpoint
ALTER TABLE "ats_applications" ADD CONSTRAINT "ats_applications_stage_update_check" CHECK ("ats_applications"."stage_update" in ('waiting','failed'));--> statement-breakpoint
-- Stages are read anew with the next sync: which job each belongs to is needed now.
UPDATE "ats_parts" SET "since" = NULL, "next_since" = NULL WHERE "part" = 'stages';
