CREATE TABLE "talent_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"sent_by" uuid,
	"message" text NOT NULL,
	"refused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"added_by" uuid,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"refused_at" timestamp with time zone,
	"merged_into" uuid,
	"merged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_kind_check";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_person_id_talent_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."talent_people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invitations" ADD CONSTRAINT "talent_invitations_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_people" ADD CONSTRAINT "talent_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_people" ADD CONSTRAINT "talent_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_people" ADD CONSTRAINT "talent_people_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_people" ADD CONSTRAINT "talent_people_merged_into_talent_people_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."talent_people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "talent_invitations_once_key" ON "talent_invitations" USING btree ("person_id","job_id");--> statement-breakpoint
CREATE INDEX "talent_invitations_job_idx" ON "talent_invitations" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "talent_invitations_company_idx" ON "talent_invitations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "talent_invitations_sender_idx" ON "talent_invitations" USING btree ("sent_by");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_people_user_key" ON "talent_people" USING btree ("company_id","user_id") WHERE "talent_people"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "talent_people_email_key" ON "talent_people" USING btree ("company_id",lower("email")) WHERE "talent_people"."user_id" is null and "talent_people"."email" <> '';--> statement-breakpoint
CREATE INDEX "talent_people_company_idx" ON "talent_people" USING btree ("company_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talent_people_person_idx" ON "talent_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "talent_people_adder_idx" ON "talent_people" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "talent_people_merged_idx" ON "talent_people" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "talent_people_address_idx" ON "talent_people" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_company_idx" ON "consents" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "consents_standing_idx" ON "consents" USING btree ("kind","company_id") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind_check" CHECK (("consents"."kind" = 'discoverable' and "consents"."company_id" is null) or ("consents"."kind" = 'kept_by_company' and "consents"."company_id" is not null));