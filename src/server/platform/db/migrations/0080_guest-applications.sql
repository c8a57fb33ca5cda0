CREATE TABLE "guest_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"browser_hash" text NOT NULL,
	"file_path" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" bigint NOT NULL,
	"file_type" text NOT NULL,
	"file_sha256" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"cover_note" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text DEFAULT 'direct' NOT NULL,
	"terms_version" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guest_applications" ADD CONSTRAINT "guest_applications_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_applications_job_idx" ON "guest_applications" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "guest_applications_path_idx" ON "guest_applications" USING btree ("file_path");--> statement-breakpoint
CREATE INDEX "guest_applications_age_idx" ON "guest_applications" USING btree ("expires_at");