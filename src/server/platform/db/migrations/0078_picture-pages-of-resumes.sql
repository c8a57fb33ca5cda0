CREATE TABLE "resume_pictures" (
	"resume_id" uuid PRIMARY KEY NOT NULL,
	"pages" jsonb NOT NULL,
	"paths" text[] NOT NULL,
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "resume_pictures" ADD CONSTRAINT "resume_pictures_resume_id_resume_metadata_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resume_metadata"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_pictures_paths_idx" ON "resume_pictures" USING gin ("paths");