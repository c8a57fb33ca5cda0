ALTER TABLE "job_posting" ADD COLUMN "place_keys" text[];--> statement-breakpoint
CREATE INDEX "job_posting_places_idx" ON "job_posting" USING gin ("place_keys");--> statement-breakpoint
CREATE INDEX "job_posting_unplaced_idx" ON "job_posting" USING btree ("id") WHERE "job_posting"."place_keys" is null;