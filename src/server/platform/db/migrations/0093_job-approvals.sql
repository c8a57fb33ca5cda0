CREATE TABLE "job_approvals" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text NOT NULL,
	"about" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"comment" text DEFAULT '' NOT NULL,
	CONSTRAINT "job_approvals_state_check" CHECK ("job_approvals"."state" in ('waiting','changes_asked','approved')),
	CONSTRAINT "job_approvals_decision_check" CHECK (("job_approvals"."state" = 'waiting') = ("job_approvals"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "job_approvers" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "job_approvers_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "requires_job_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "approval_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_approvals" ADD CONSTRAINT "job_approvals_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_approvals" ADD CONSTRAINT "job_approvals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_approvals" ADD CONSTRAINT "job_approvals_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_approvals" ADD CONSTRAINT "job_approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_approvers" ADD CONSTRAINT "job_approvers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_approvers" ADD CONSTRAINT "job_approvers_user_id_company_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."company_members"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_approvals_company_idx" ON "job_approvals" USING btree ("company_id","state");--> statement-breakpoint
CREATE INDEX "job_approvals_asker_idx" ON "job_approvals" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "job_approvals_decider_idx" ON "job_approvals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "job_approvers_user_idx" ON "job_approvers" USING btree ("user_id");