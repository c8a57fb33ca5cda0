CREATE TABLE "error_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"request_id" uuid,
	"action" text NOT NULL,
	"actor_id" uuid,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "error_log_source_check" CHECK ("error_log"."source" in ('request','task','mail','log'))
);
--> statement-breakpoint
CREATE INDEX "error_log_at_idx" ON "error_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "error_log_request_idx" ON "error_log" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "events_at_idx" ON "events" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);