ALTER TABLE "job_posting" ADD COLUMN "url_key" text;--> statement-breakpoint
CREATE INDEX "job_posting_url_idx" ON "job_posting" USING btree ("url_key");--> statement-breakpoint
CREATE UNIQUE INDEX "job_posting_added_url_key" ON "job_posting" USING btree ("url_key") WHERE "job_posting"."source" = 'candidate';--> statement-breakpoint
CREATE INDEX "job_posting_added_idx" ON "job_posting" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "job_posting"."status" = 'open' and "job_posting"."source" = 'candidate';