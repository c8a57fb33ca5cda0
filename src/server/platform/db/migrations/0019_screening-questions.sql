ALTER TABLE "applications" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;