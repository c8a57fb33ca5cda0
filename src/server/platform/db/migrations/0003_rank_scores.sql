DROP INDEX "fit_score_best_idx";--> statement-breakpoint
DROP INDEX "fit_score_job_idx";--> statement-breakpoint
ALTER TABLE "fit_score" ADD COLUMN "rank" double precision GENERATED ALWAYS AS (skill_overlap + fit / 2) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "fit_score_best_idx" ON "fit_score" USING btree ("candidate_id","rank" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fit_score_job_idx" ON "fit_score" USING btree ("job_id","rank" DESC NULLS FIRST);