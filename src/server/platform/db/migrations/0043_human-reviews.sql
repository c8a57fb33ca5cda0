CREATE TABLE "human_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "human_reviews_outcome_check" CHECK ("human_reviews"."outcome" in ('kept','changed')),
	CONSTRAINT "human_reviews_answer_check" CHECK (("human_reviews"."outcome" is null) = ("human_reviews"."answered_at" is null) and ("human_reviews"."outcome" is null or "human_reviews"."answer" <> ''))
);
--> statement-breakpoint
ALTER TABLE "human_reviews" ADD CONSTRAINT "human_reviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_reviews" ADD CONSTRAINT "human_reviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_reviews" ADD CONSTRAINT "human_reviews_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "human_reviews_open_key" ON "human_reviews" USING btree ("application_id") WHERE "human_reviews"."outcome" is null;--> statement-breakpoint
CREATE INDEX "human_reviews_application_idx" ON "human_reviews" USING btree ("application_id","asked_at");--> statement-breakpoint
CREATE INDEX "human_reviews_company_idx" ON "human_reviews" USING btree ("company_id","due_at") WHERE "human_reviews"."outcome" is null;--> statement-breakpoint
CREATE INDEX "human_reviews_due_idx" ON "human_reviews" USING btree ("due_at") WHERE "human_reviews"."outcome" is null;--> statement-breakpoint
CREATE INDEX "human_reviews_answerer_idx" ON "human_reviews" USING btree ("answered_by");