CREATE TABLE "custom_field_values" (
	"subject_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"values_id" uuid NOT NULL,
	"chosen" uuid,
	"number" double precision,
	"day" date,
	"words" "tsvector",
	CONSTRAINT "custom_field_values_subject_id_field_id_pk" PRIMARY KEY("subject_id","field_id")
);
--> statement-breakpoint
ALTER TABLE "custom_field_values" ADD CONSTRAINT "custom_field_values_field_id_custom_fields_id_fk" FOREIGN KEY ("field_id") REFERENCES "public"."custom_fields"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_field_values" ADD CONSTRAINT "custom_field_values_values_id_custom_values_id_fk" FOREIGN KEY ("values_id") REFERENCES "public"."custom_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_field_values_owner_idx" ON "custom_field_values" USING btree ("values_id");--> statement-breakpoint
CREATE INDEX "custom_field_values_chosen_idx" ON "custom_field_values" USING btree ("field_id","chosen","subject_id");--> statement-breakpoint
CREATE INDEX "custom_field_values_number_idx" ON "custom_field_values" USING btree ("field_id","number","subject_id");--> statement-breakpoint
CREATE INDEX "custom_field_values_day_idx" ON "custom_field_values" USING btree ("field_id","day","subject_id");--> statement-breakpoint
CREATE INDEX "custom_field_values_words_idx" ON "custom_field_values" USING gin ("words");--> statement-breakpoint
INSERT INTO custom_field_values (subject_id, field_id, values_id, chosen, number, day, words)
SELECT coalesce(v.application_id, v.job_id), f.id, v.id,
       CASE WHEN f.kind IN ('choice','person') THEN (one.value #>> '{}')::uuid END,
       CASE WHEN f.kind = 'number' THEN (one.value #>> '{}')::double precision END,
       CASE WHEN f.kind = 'date' THEN (one.value #>> '{}')::date END,
       CASE WHEN f.kind = 'text' THEN array_to_tsvector(company_words(f.id, 'f', one.value #>> '{}')) END
  FROM custom_values v CROSS JOIN LATERAL jsonb_each(v.values) AS one
  JOIN custom_fields f ON f.id = one.key::uuid AND f.company_id = v.company_id;
