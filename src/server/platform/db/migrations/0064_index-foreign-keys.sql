CREATE INDEX "interviews_company_idx" ON "interviews" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "fit_score_resume_idx" ON "fit_score" USING btree ("resume_id");--> statement-breakpoint
CREATE INDEX "job_pipelines_company_idx" ON "job_pipelines" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "human_reviews_employer_idx" ON "human_reviews" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "offers_employer_idx" ON "offers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "api_keys_creator_idx" ON "api_keys" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "llm_models_creator_idx" ON "llm_models" USING btree ("created_by");