CREATE TABLE "career_domains" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proven_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"answered" boolean DEFAULT true NOT NULL,
	"alias_found" boolean,
	"text_found" boolean
);
--> statement-breakpoint
ALTER TABLE "career_domains" ADD CONSTRAINT "career_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "career_domains_proven_idx" ON "career_domains" USING btree ("domain") WHERE "career_domains"."proven_at" is not null;--> statement-breakpoint
CREATE INDEX "career_domains_check_idx" ON "career_domains" USING btree ("checked_at");