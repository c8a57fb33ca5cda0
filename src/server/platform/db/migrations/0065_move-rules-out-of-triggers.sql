-- What these say is said in TypeScript now, in the transaction of the act: usage/ counts, fit/ holds scores and ranks applications,
-- engine/ knows New York City and its business days. The columns keep their values.
ALTER TABLE "job_posting" ALTER COLUMN "in_new_york" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "job_posting" ALTER COLUMN "scores_from" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_hold_check" CHECK ("job_posting"."in_new_york" or not "job_posting"."scores_held" and "job_posting"."scores_from" is null);
--> statement-breakpoint
DROP TRIGGER users_usage ON users;
--> statement-breakpoint
DROP TRIGGER resume_metadata_usage ON resume_metadata;
--> statement-breakpoint
DROP TRIGGER model_calls_usage ON model_calls;
--> statement-breakpoint
DROP TRIGGER job_posting_usage ON job_posting;
--> statement-breakpoint
DROP TRIGGER job_posting_published_usage ON job_posting;
--> statement-breakpoint
DROP FUNCTION count_usage();
--> statement-breakpoint
DROP TRIGGER applications_rank ON applications;
--> statement-breakpoint
DROP FUNCTION rank_application();
--> statement-breakpoint
DROP TRIGGER fit_score_rank ON fit_score;
--> statement-breakpoint
DROP FUNCTION rank_scored_application();
--> statement-breakpoint
DROP TRIGGER job_posting_rank ON job_posting;
--> statement-breakpoint
DROP FUNCTION rank_applications_of_job();
--> statement-breakpoint
DROP TRIGGER job_posting_hold ON job_posting;
--> statement-breakpoint
DROP FUNCTION hold_scores();
--> statement-breakpoint
DROP FUNCTION new_york_scores_from(timestamptz);
--> statement-breakpoint
DROP FUNCTION is_new_york_business_day(date);
--> statement-breakpoint
DROP FUNCTION in_new_york_city(jsonb);
--> statement-breakpoint
-- A backup is restored without triggers: nothing says so to this one any more.
CREATE OR REPLACE FUNCTION note_job_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_changes (job_id) VALUES (coalesce(NEW.id, OLD.id));
  PERFORM pg_notify('tenon_jobs', '');
  RETURN NULL;
END $$;
