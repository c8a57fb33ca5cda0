CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"approved_by" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"salary" integer NOT NULL,
	"currency" text NOT NULL,
	"interval" text NOT NULL,
	"start_on" date,
	"expires_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"approved_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offers_status_check" CHECK ("offers"."status" in ('draft','approved','sent','accepted','declined','withdrawn','expired')),
	CONSTRAINT "offers_approval_check" CHECK ("offers"."status" in ('draft','withdrawn') or "offers"."approved_at" is not null),
	CONSTRAINT "offers_salary_check" CHECK ("offers"."salary" > 0)
);
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_open_key" ON "offers" USING btree ("application_id") WHERE "offers"."status" in ('draft','approved','sent');--> statement-breakpoint
CREATE INDEX "offers_application_idx" ON "offers" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "offers_company_idx" ON "offers" USING btree ("company_id","status") WHERE "offers"."status" in ('draft','approved','sent','accepted');--> statement-breakpoint
CREATE INDEX "offers_expiry_idx" ON "offers" USING btree ("expires_at") WHERE "offers"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "offers_creator_idx" ON "offers" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "offers_approver_idx" ON "offers" USING btree ("approved_by");