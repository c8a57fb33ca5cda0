CREATE TABLE "scorecards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"ratings" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "scorecards_verdict_check" CHECK ("scorecards"."verdict" in ('strong_yes','yes','no','strong_no'))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "rank" double precision;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scorecards_once_key" ON "scorecards" USING btree ("application_id","author_id");--> statement-breakpoint
CREATE INDEX "scorecards_author_idx" ON "scorecards" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "scorecards_company_idx" ON "scorecards" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "applications_rank_idx" ON "applications" USING btree ("company_id",coalesce("rank", -1) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_job_rank_idx" ON "applications" USING btree ("job_id",coalesce("rank", -1) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_tags_found_idx" ON "application_tags" USING btree ("company_id",lower("tag"),"application_id");--> statement-breakpoint
-- The rank of an application's score stands with the application, so that lists are ordered and narrowed by one index. It is
-- that of the score of the resume that was sent, and nobody's once the application is withdrawn.
CREATE FUNCTION rank_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rank := CASE WHEN NEW.stage <> 'withdrawn' THEN (
    SELECT f.rank FROM fit_score f
     WHERE f.job_id = NEW.job_id AND f.candidate_id = NEW.candidate_id AND f.resume_id = NEW.resume_id) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_rank BEFORE INSERT OR UPDATE OF stage, resume_id, candidate_id ON applications
FOR EACH ROW EXECUTE FUNCTION rank_application();
--> statement-breakpoint
CREATE FUNCTION rank_scored_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE applications SET rank = NULL WHERE job_id = OLD.job_id AND candidate_id = OLD.candidate_id AND rank IS NOT NULL;
    RETURN NULL;
  END IF;
  UPDATE applications a SET rank = CASE WHEN a.stage <> 'withdrawn' AND a.resume_id = NEW.resume_id THEN NEW.rank END
   WHERE a.job_id = NEW.job_id AND a.candidate_id = NEW.candidate_id
     AND a.rank IS DISTINCT FROM CASE WHEN a.stage <> 'withdrawn' AND a.resume_id = NEW.resume_id THEN NEW.rank END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER fit_score_rank AFTER INSERT OR DELETE OR UPDATE OF resume_id, skill_overlap, fit ON fit_score
FOR EACH ROW EXECUTE FUNCTION rank_scored_application();
--> statement-breakpoint
UPDATE applications a SET rank = f.rank FROM fit_score f
 WHERE f.job_id = a.job_id AND f.candidate_id = a.candidate_id AND f.resume_id = a.resume_id AND a.stage <> 'withdrawn';
