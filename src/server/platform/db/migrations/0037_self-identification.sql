CREATE TABLE "self_identification_settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"asks" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "self_identification_settings_check" CHECK ("self_identification_settings"."asks" in ('united_states','everyone','nobody'))
);
--> statement-breakpoint
CREATE TABLE "self_identifications" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"sex" text,
	"race" text,
	"consent_version" text,
	"consent_hash" text,
	"answered_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "self_identifications_consent_check" CHECK (("self_identifications"."sex" is null and "self_identifications"."race" is null) or "self_identifications"."consent_version" is not null)
);
--> statement-breakpoint
ALTER TABLE "self_identification_settings" ADD CONSTRAINT "self_identification_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_identifications" ADD CONSTRAINT "self_identifications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "self_identifications" ADD CONSTRAINT "self_identifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "self_identifications_company_idx" ON "self_identifications" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "self_identifications_age_idx" ON "self_identifications" USING btree ("answered_at");