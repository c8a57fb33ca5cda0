CREATE TABLE "kept_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rejected_bullets" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rejected_bullets_user_id_job_id_text_pk" PRIMARY KEY("user_id","job_id","text")
);
--> statement-breakpoint
ALTER TABLE "rejected_bullets" ADD CONSTRAINT "rejected_bullets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_bullets" ADD CONSTRAINT "rejected_bullets_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rejected_bullets_job_idx" ON "rejected_bullets" USING btree ("job_id");