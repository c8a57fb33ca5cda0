CREATE TABLE "ats_sendings" (
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "ats_sendings_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "ats_applications" ADD COLUMN "withdrawal" text;--> statement-breakpoint
ALTER TABLE "ats_applications" ADD COLUMN "withdrawal_problem" text;--> statement-breakpoint
ALTER TABLE "ats_connections" ADD COLUMN "old_webhook_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ats_sendings" ADD CONSTRAINT "ats_sendings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_sendings" ADD CONSTRAINT "ats_sendings_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ats_sendings_candidate_idx" ON "ats_sendings" USING btree ("candidate_id");--> statement-breakpoint
ALTER TABLE "ats_applications" ADD CONSTRAINT "ats_applications_withdrawal_check" CHECK ("ats_applications"."withdrawal" in ('told','failed'));