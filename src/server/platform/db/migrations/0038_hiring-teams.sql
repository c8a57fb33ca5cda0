CREATE TABLE "job_team" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"part" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_team_job_id_user_id_pk" PRIMARY KEY("job_id","user_id"),
	CONSTRAINT "job_team_part_check" CHECK ("job_team"."part" in ('recruiter','hiring_manager','interviewer'))
);
--> statement-breakpoint
ALTER TABLE "job_team" ADD CONSTRAINT "job_team_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_team" ADD CONSTRAINT "job_team_user_id_company_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."company_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_team" ADD CONSTRAINT "job_team_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_team_user_idx" ON "job_team" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "job_team_company_idx" ON "job_team" USING btree ("company_id");--> statement-breakpoint
INSERT INTO "job_team" ("job_id", "user_id", "company_id", "part")
SELECT j."id", m."user_id", m."company_id", CASE u."role" WHEN 'hiring_manager' THEN 'hiring_manager' ELSE 'recruiter' END
  FROM "job_posting" j
  JOIN "company_members" m ON m."user_id" = j."created_by" AND m."company_id" = j."company_id"
  JOIN "users" u ON u."id" = m."user_id";
