DROP INDEX "fit_score_best_idx";--> statement-breakpoint
DROP INDEX "fit_score_job_idx";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "percent" integer;--> statement-breakpoint
ALTER TABLE "fit_score" ADD COLUMN "shape" jsonb;--> statement-breakpoint
CREATE INDEX "fit_score_best_idx" ON "fit_score" USING btree ("candidate_id","fit" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fit_score_job_idx" ON "fit_score" USING btree ("job_id","fit" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "fit_score" DROP COLUMN "rank";--> statement-breakpoint
-- Lists are ordered by the key alone; the percent stands beside it for the filter by bands.
UPDATE "applications" a SET rank = f.fit, percent = f.skill_overlap FROM "fit_score" f
 WHERE f.job_id = a.job_id AND f.candidate_id = a.candidate_id AND f.resume_id = a.resume_id AND a.rank IS NOT NULL;
