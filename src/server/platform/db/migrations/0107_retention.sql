CREATE TABLE "applicant_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"held_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_by" uuid,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "retention_notices" (
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"delete_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_notices_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "retention_rules" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"months" integer,
	"countries" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applicant_holds" ADD CONSTRAINT "applicant_holds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_holds" ADD CONSTRAINT "applicant_holds_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_holds" ADD CONSTRAINT "applicant_holds_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_holds" ADD CONSTRAINT "applicant_holds_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_notices" ADD CONSTRAINT "retention_notices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_notices" ADD CONSTRAINT "retention_notices_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_rules" ADD CONSTRAINT "retention_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_holds_open_key" ON "applicant_holds" USING btree ("company_id","candidate_id") WHERE "applicant_holds"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "applicant_holds_company_idx" ON "applicant_holds" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "applicant_holds_candidate_idx" ON "applicant_holds" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "applicant_holds_holder_idx" ON "applicant_holds" USING btree ("held_by");--> statement-breakpoint
CREATE INDEX "applicant_holds_lifter_idx" ON "applicant_holds" USING btree ("lifted_by");--> statement-breakpoint
CREATE INDEX "retention_notices_candidate_idx" ON "retention_notices" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "retention_notices_due_idx" ON "retention_notices" USING btree ("company_id","delete_at");--> statement-breakpoint
CREATE INDEX "applications_closed_idx" ON "applications" USING btree ("company_id","stage_since") WHERE "applications"."stage" in ('rejected','withdrawn');