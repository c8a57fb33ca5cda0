CREATE TABLE "impact_summaries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_refusals" (
	"company_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "talent_refusals_company_id_address_hash_pk" PRIMARY KEY("company_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "file_path" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "file_type" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "file_size" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "file_sha256" text;--> statement-breakpoint
ALTER TABLE "impact_summaries" ADD CONSTRAINT "impact_summaries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_refusals" ADD CONSTRAINT "talent_refusals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "impact_summaries_open_key" ON "impact_summaries" USING btree ("company_id") WHERE "impact_summaries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "impact_summaries_company_idx" ON "impact_summaries" USING btree ("company_id","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_file_key" ON "offers" USING btree ("file_path") WHERE "offers"."file_path" is not null;--> statement-breakpoint
CREATE INDEX "consents_found_idx" ON "consents" USING btree ("text_version","given_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST) WHERE "consents"."kind" = 'discoverable' and "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "consents_kept_idx" ON "consents" USING btree ("company_id","given_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST) WHERE "consents"."kind" = 'kept_by_company' and "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "talent_people_added_idx" ON "talent_people" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "talent_people"."user_id" is null and "talent_people"."merged_into" is null;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_file_check" CHECK (num_nulls("offers"."file_path", "offers"."file_name", "offers"."file_type", "offers"."file_size", "offers"."file_sha256") in (0, 5));