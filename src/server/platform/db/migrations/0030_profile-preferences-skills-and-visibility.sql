CREATE TABLE "candidate_skills" (
	"user_id" uuid NOT NULL,
	"skill_id" text NOT NULL,
	"name" text NOT NULL,
	"level" text,
	"stated" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_skills_user_id_skill_id_pk" PRIMARY KEY("user_id","skill_id"),
	CONSTRAINT "candidate_skills_level_check" CHECK ("candidate_skills"."level" in ('basic','good','strong','expert'))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_kind_check" CHECK ("consents"."kind" in ('discoverable'))
);
--> statement-breakpoint
CREATE TABLE "job_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"location_types" text[] NOT NULL,
	"job_types" text[] NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"pay_least" integer,
	"pay_currency" text NOT NULL,
	"pay_interval" text NOT NULL,
	"start_on" date,
	"alert_id" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "job_preferences_pay_check" CHECK ("job_preferences"."pay_least" >= 0)
);
--> statement-breakpoint
ALTER TABLE "candidate_profile" ADD COLUMN "left_empty" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_profile" ADD COLUMN "visibility" text DEFAULT 'private' NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_preferences" ADD CONSTRAINT "job_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_preferences" ADD CONSTRAINT "job_preferences_alert_id_saved_searches_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user_idx" ON "consents" USING btree ("user_id","given_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_preferences_alert_idx" ON "job_preferences" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "candidate_profile_discoverable_idx" ON "candidate_profile" USING btree ("user_id") WHERE "candidate_profile"."visibility" = 'discoverable';--> statement-breakpoint
ALTER TABLE "candidate_profile" ADD CONSTRAINT "candidate_profile_visibility_check" CHECK ("candidate_profile"."visibility" in ('private','applied','discoverable'));