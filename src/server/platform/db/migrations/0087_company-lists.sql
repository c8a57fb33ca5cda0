CREATE TABLE "company_list_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_lists" (
	"company_id" uuid NOT NULL,
	"list" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_lists_company_id_list_pk" PRIMARY KEY("company_id","list"),
	CONSTRAINT "company_lists_list_check" CHECK ("company_lists"."list" in ('reject_reasons','departments','locations'))
);
--> statement-breakpoint
ALTER TABLE "rejections" ADD COLUMN "own_reason_id" uuid;--> statement-breakpoint
ALTER TABLE "company_list_entries" ADD CONSTRAINT "company_list_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_lists" ADD CONSTRAINT "company_lists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_list_entries_list_idx" ON "company_list_entries" USING btree ("company_id","list","position");--> statement-breakpoint
ALTER TABLE "rejections" ADD CONSTRAINT "rejections_own_reason_id_company_list_entries_id_fk" FOREIGN KEY ("own_reason_id") REFERENCES "public"."company_list_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rejections_own_reason_idx" ON "rejections" USING btree ("own_reason_id");