-- A place in New York City: by the city's names, its boroughs and the towns that letters to Queens are addressed to.
CREATE FUNCTION in_new_york_city(locations jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT EXISTS (SELECT 1 FROM jsonb_array_elements(locations) AS place
   WHERE lower(trim(coalesce(place->>'country', ''))) IN ('', 'us', 'usa', 'u.s.', 'u.s.a.', 'united states', 'united states of america')
     AND lower(trim(coalesce(place->>'state', ''))) IN ('', 'ny', 'n.y.', 'new york', 'new york state')
     AND regexp_replace(lower(trim(coalesce(place->>'city', ''))), '(,.*|\s+(city|ny|n\.y\.))$', '') IN
       ('new york', 'nyc', 'manhattan', 'brooklyn', 'queens', 'bronx', 'the bronx', 'staten island', 'long island', 'astoria', 'flushing',
        'jamaica', 'forest hills', 'far rockaway', 'ridgewood', 'kew gardens', 'elmhurst', 'jackson heights')) $$;
--> statement-breakpoint
-- Monday to Friday, without the holidays of the city; one on a Saturday is kept on Friday, one on a Sunday on Monday.
CREATE FUNCTION is_new_york_business_day(day date) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT extract(isodow FROM day) < 6 AND NOT (
     (extract(month FROM day) * 100 + extract(day FROM day)) IN (101, 619, 704, 1111, 1225)
  OR extract(isodow FROM day) = 5 AND (extract(month FROM day + 1) * 100 + extract(day FROM day + 1)) IN (101, 619, 704, 1111, 1225)
  OR extract(isodow FROM day) = 1 AND (extract(month FROM day - 1) * 100 + extract(day FROM day - 1)) IN (101, 619, 704, 1111, 1225)
  OR extract(isodow FROM day) = 1 AND (extract(month FROM day), ceil(extract(day FROM day) / 7)) IN ((1, 3), (2, 3), (9, 1), (10, 2))
  OR extract(isodow FROM day) = 1 AND extract(month FROM day) = 5 AND extract(day FROM day) > 24
  OR extract(isodow FROM day) = 2 AND extract(month FROM day) = 11 AND extract(day FROM day) BETWEEN 2 AND 8
  OR extract(isodow FROM day) = 4 AND extract(month FROM day) = 11 AND extract(day FROM day) BETWEEN 22 AND 28) $$;
--> statement-breakpoint
-- The end, in New York, of the tenth business day after the day on which the notice was given.
CREATE FUNCTION new_york_scores_from(noticed timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT (given + ahead + 1)::timestamp AT TIME ZONE 'America/New_York'
  FROM (SELECT (noticed AT TIME ZONE 'America/New_York')::date AS given) AS notice, generate_series(1, 40) AS ahead
 WHERE is_new_york_business_day(given + ahead) ORDER BY ahead OFFSET 9 LIMIT 1 $$;
--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "in_new_york" boolean GENERATED ALWAYS AS (in_new_york_city(locations)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "scores_from" timestamp with time zone GENERATED ALWAYS AS (case when in_new_york_city(locations) then new_york_scores_from(published_at) end) STORED;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "scores_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rejections" ADD COLUMN "notice_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rejections" ADD COLUMN "notice_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rejections" ADD COLUMN "notice_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "job_posting_new_york_idx" ON "job_posting" USING btree ("company_id") WHERE "job_posting"."in_new_york";--> statement-breakpoint
CREATE INDEX "rejections_notice_idx" ON "rejections" USING btree ("notice_due_at") WHERE "rejections"."notice_sent_at" is null and "rejections"."notice_due_at" is not null;
--> statement-breakpoint
-- A job that comes to New York City shows no scores until server/fit has looked at its dates; one that leaves it shows them.
CREATE FUNCTION hold_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT in_new_york_city(NEW.locations) THEN NEW.scores_held := false;
  ELSIF TG_OP = 'INSERT' THEN NEW.scores_held := true;
  ELSIF NOT in_new_york_city(OLD.locations) THEN NEW.scores_held := true;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_posting_hold BEFORE INSERT OR UPDATE OF locations ON job_posting
FOR EACH ROW EXECUTE FUNCTION hold_scores();
--> statement-breakpoint
-- The rank that stands with an application is that of a score that its employer may see: none while the job's scores are held.
CREATE OR REPLACE FUNCTION rank_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rank := CASE WHEN NEW.stage <> 'withdrawn' THEN (
    SELECT f.rank FROM fit_score f JOIN job_posting j ON j.id = f.job_id AND NOT j.scores_held
     WHERE f.job_id = NEW.job_id AND f.candidate_id = NEW.candidate_id AND f.resume_id = NEW.resume_id) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rank_scored_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE held boolean;
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE applications SET rank = NULL WHERE job_id = OLD.job_id AND candidate_id = OLD.candidate_id AND rank IS NOT NULL;
    RETURN NULL;
  END IF;
  SELECT scores_held INTO held FROM job_posting WHERE id = NEW.job_id;
  UPDATE applications a SET rank = CASE WHEN NOT held AND a.stage <> 'withdrawn' AND a.resume_id = NEW.resume_id THEN NEW.rank END
   WHERE a.job_id = NEW.job_id AND a.candidate_id = NEW.candidate_id
     AND a.rank IS DISTINCT FROM CASE WHEN NOT held AND a.stage <> 'withdrawn' AND a.resume_id = NEW.resume_id THEN NEW.rank END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION rank_applications_of_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applications a SET rank = CASE WHEN NOT NEW.scores_held AND a.stage <> 'withdrawn' THEN (
    SELECT f.rank FROM fit_score f
     WHERE f.job_id = a.job_id AND f.candidate_id = a.candidate_id AND f.resume_id = a.resume_id) END
   WHERE a.job_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_posting_rank AFTER UPDATE ON job_posting
FOR EACH ROW WHEN (OLD.scores_held IS DISTINCT FROM NEW.scores_held) EXECUTE FUNCTION rank_applications_of_job();
--> statement-breakpoint
UPDATE job_posting SET scores_held = true WHERE in_new_york;
