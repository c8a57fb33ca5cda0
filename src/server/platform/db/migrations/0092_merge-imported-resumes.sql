ALTER TABLE "resume_import_files" DROP CONSTRAINT "resume_import_files_state_check";--> statement-breakpoint
ALTER TABLE "added_people" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "added_people" ADD CONSTRAINT "added_people_merged_into_users_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "added_people_merged_idx" ON "added_people" USING btree ("merged_into");--> statement-breakpoint
ALTER TABLE "resume_import_files" ADD CONSTRAINT "resume_import_files_state_check" CHECK ("resume_import_files"."state" in ('reading','to_check','duplicate','failed','added','merged','skipped','removed'));