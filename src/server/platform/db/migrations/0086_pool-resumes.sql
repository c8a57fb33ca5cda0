ALTER TABLE "resume_imports" ALTER COLUMN "job_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_import_files" ADD COLUMN "talent_id" uuid;--> statement-breakpoint
ALTER TABLE "resume_imports" ADD COLUMN "kind" text DEFAULT 'files' NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_imports" ADD COLUMN "person" jsonb;--> statement-breakpoint
ALTER TABLE "talent_people" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "resume_import_files" ADD CONSTRAINT "resume_import_files_talent_id_talent_people_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talent_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_people" ADD CONSTRAINT "talent_people_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_import_files_talent_idx" ON "resume_import_files" USING btree ("talent_id");--> statement-breakpoint
CREATE INDEX "talent_people_file_idx" ON "talent_people" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "resume_imports" ADD CONSTRAINT "resume_imports_kind_check" CHECK ("resume_imports"."kind" in ('files','person'));