ALTER TABLE "job_posting" ADD COLUMN "department_id" uuid;--> statement-breakpoint
ALTER TABLE "job_posting" ADD COLUMN "company_location_id" uuid;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_department_id_company_list_entries_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."company_list_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_company_location_id_company_list_entries_id_fk" FOREIGN KEY ("company_location_id") REFERENCES "public"."company_list_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_posting_department_idx" ON "job_posting" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "job_posting_company_location_idx" ON "job_posting" USING btree ("company_location_id");--> statement-breakpoint
CREATE INDEX "events_company_actor_idx" ON "events" USING btree ("company_id","actor_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "events_company_action_idx" ON "events" USING btree ("company_id","action","at" DESC NULLS FIRST);