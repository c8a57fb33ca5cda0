CREATE TABLE "outside_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"employer_name" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"applied_on" date NOT NULL,
	"stage" text DEFAULT 'applied' NOT NULL,
	"stage_since" timestamp with time zone DEFAULT now() NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "outside_applications_stage_check" CHECK ("outside_applications"."stage" in ('applied','interview','offer','closed'))
);
--> statement-breakpoint
ALTER TABLE "target_jobs" ADD COLUMN "stage_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outside_applications" ADD CONSTRAINT "outside_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outside_applications_user_idx" ON "outside_applications" USING btree ("user_id","applied_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
UPDATE "target_jobs" SET "stage_since" = "created_at";