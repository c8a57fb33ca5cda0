DROP INDEX "message_threads_waiting_idx";--> statement-breakpoint
DROP INDEX "application_messages_due_idx";--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "follows" uuid;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "drop_reason" text;--> statement-breakpoint
ALTER TABLE "message_templates" ADD COLUMN "follow_ups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_threads" ADD COLUMN "follow_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "application_messages_waiting_idx" ON "application_messages" USING btree ("company_id","application_id") WHERE "application_messages"."sent_at" is null and "application_messages"."dropped_at" is null;--> statement-breakpoint
CREATE INDEX "application_messages_unread_idx" ON "application_messages" USING btree ("company_id","application_id") WHERE not "application_messages"."from_company" and "application_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "message_threads_due_idx" ON "message_threads" USING btree ("company_id",coalesce("waiting_since", "follow_up_at"),"application_id") WHERE coalesce("message_threads"."waiting_since", "message_threads"."follow_up_at") is not null and "message_threads"."snoozed_until" is null;--> statement-breakpoint
CREATE INDEX "message_threads_snoozed_idx" ON "message_threads" USING btree ("snoozed_until") WHERE "message_threads"."snoozed_until" is not null;--> statement-breakpoint
CREATE INDEX "application_messages_due_idx" ON "application_messages" USING btree ("due_at") WHERE "application_messages"."sent_at" is null and "application_messages"."dropped_at" is null;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_dropped_check" CHECK (num_nulls("application_messages"."dropped_at", "application_messages"."drop_reason") in (0, 2) and ("application_messages"."dropped_at" is null or "application_messages"."sent_at" is null));