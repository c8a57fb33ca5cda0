CREATE TABLE "resume_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tailored_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"design" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "design" jsonb;--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "is_base" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tailored_resumes" ADD COLUMN "letter" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tailored_versions" ADD COLUMN "design" jsonb;--> statement-breakpoint
ALTER TABLE "resume_versions" ADD CONSTRAINT "resume_versions_tailored_id_tailored_resumes_id_fk" FOREIGN KEY ("tailored_id") REFERENCES "public"."tailored_resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resume_versions_tailored_idx" ON "resume_versions" USING btree ("tailored_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tailored_resumes_base_idx" ON "tailored_resumes" USING btree ("user_id") WHERE "tailored_resumes"."is_base";