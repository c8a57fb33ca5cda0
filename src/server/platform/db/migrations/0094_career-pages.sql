CREATE TABLE "career_names" (
	"name" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "career_pages" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"published" boolean NOT NULL,
	"headline" text NOT NULL,
	"intro" text NOT NULL,
	"sections" jsonb NOT NULL,
	"color" text NOT NULL,
	"sites" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "career_pages_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "career_pictures" (
	"company_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "career_pictures_company_id_hash_pk" PRIMARY KEY("company_id","hash")
);
--> statement-breakpoint
ALTER TABLE "career_names" ADD CONSTRAINT "career_names_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_pages" ADD CONSTRAINT "career_pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_pictures" ADD CONSTRAINT "career_pictures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "career_names_company_idx" ON "career_names" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "career_pictures_hash_idx" ON "career_pictures" USING btree ("hash");