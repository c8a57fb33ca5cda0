CREATE TABLE "usage_counts" (
	"hour" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"source" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "usage_counts_hour_kind_source_pk" PRIMARY KEY("hour","kind","source")
);
--> statement-breakpoint
-- Counts a row where it is stored. A restored database brings its counts along.
CREATE FUNCTION count_usage() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happened timestamptz;
  amount bigint := 1;
BEGIN
  IF current_setting('tenon.restoring', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_ARGV[0] = 'user_signups' THEN happened := NEW.created_at;
  ELSIF TG_ARGV[0] = 'job_postings' THEN happened := NEW.published_at;
  ELSIF TG_ARGV[0] = 'resume_uploads' THEN happened := NEW.upload_timestamp;
  ELSE
    happened := NEW.at;
    amount := NEW.input_tokens::bigint + NEW.output_tokens;
  END IF;
  IF amount > 0 THEN
    INSERT INTO usage_counts (hour, kind, source, amount)
    VALUES (date_trunc('hour', happened, 'UTC'), TG_ARGV[0], gen_random_uuid(), amount);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_usage AFTER INSERT ON users
FOR EACH ROW EXECUTE FUNCTION count_usage('user_signups');
--> statement-breakpoint
CREATE TRIGGER job_posting_usage AFTER INSERT ON job_posting
FOR EACH ROW WHEN (NEW.published_at IS NOT NULL AND NOT NEW.is_sample) EXECUTE FUNCTION count_usage('job_postings');
--> statement-breakpoint
CREATE TRIGGER job_posting_published_usage AFTER UPDATE OF published_at ON job_posting
FOR EACH ROW WHEN (OLD.published_at IS NULL AND NEW.published_at IS NOT NULL AND NOT NEW.is_sample)
EXECUTE FUNCTION count_usage('job_postings');
--> statement-breakpoint
CREATE TRIGGER resume_metadata_usage AFTER INSERT ON resume_metadata
FOR EACH ROW EXECUTE FUNCTION count_usage('resume_uploads');
--> statement-breakpoint
CREATE TRIGGER model_calls_usage AFTER INSERT ON model_calls
FOR EACH ROW EXECUTE FUNCTION count_usage('llm_tokens');
--> statement-breakpoint
-- What is stored already was used as well.
INSERT INTO usage_counts (hour, kind, source, amount)
SELECT date_trunc('hour', created_at, 'UTC'), 'user_signups', gen_random_uuid(), 1 FROM users
UNION ALL
SELECT date_trunc('hour', published_at, 'UTC'), 'job_postings', gen_random_uuid(), 1 FROM job_posting
 WHERE published_at IS NOT NULL AND NOT is_sample
UNION ALL
SELECT date_trunc('hour', upload_timestamp, 'UTC'), 'resume_uploads', gen_random_uuid(), 1 FROM resume_metadata
UNION ALL
SELECT date_trunc('hour', at, 'UTC'), 'llm_tokens', gen_random_uuid(), input_tokens::bigint + output_tokens FROM model_calls
 WHERE input_tokens + output_tokens > 0;
--> statement-breakpoint
-- Changes of jobs come back with their own table as well.
CREATE OR REPLACE FUNCTION note_job_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('tenon.restoring', true) = 'on' THEN
    RETURN NULL;
  END IF;
  INSERT INTO job_changes (job_id) VALUES (coalesce(NEW.id, OLD.id));
  PERFORM pg_notify('tenon_jobs', '');
  RETURN NULL;
END $$;
