CREATE INDEX "contact_messages_open_idx" ON "contact_messages" USING btree ("created_at","id") WHERE "contact_messages"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "job_reports_open_idx" ON "job_reports" USING btree ("created_at","id") WHERE "job_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "events_ats_forget_idx" ON "events" USING btree ("company_id","action") WHERE "events"."action" in ('company.ats_forget_failed','company.ats_forgotten');--> statement-breakpoint
CREATE INDEX "webhook_deliveries_status_idx" ON "webhook_deliveries" USING btree ("endpoint_id","status","id");--> statement-breakpoint
CREATE INDEX "ats_webhooks_age_idx" ON "ats_webhooks" USING btree ("received_at");--> statement-breakpoint
-- A tsvector holds less than a megabyte: of very many long words, only the first are found.
CREATE OR REPLACE FUNCTION pool_lexemes(kind text, words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT (coalesce(array_agg(DISTINCT kind || left(substr(word, at), 40)), '{}'))[1:2500]
  FROM regexp_split_to_table(plain_words(words), '\s+') AS word
  CROSS JOIN generate_series(1, CASE WHEN word ~ '[฀-໿぀-ヿ㐀-鿿가-힯]' THEN least(length(word), 40) ELSE 1 END) AS at
 WHERE word <> '' $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION pool_names(kind text, names text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT (coalesce(array_agg(DISTINCT kind || left(lower(trim(name)), 80)), '{}'))[1:800] FROM unnest(names) AS name WHERE trim(name) <> '' $$;
