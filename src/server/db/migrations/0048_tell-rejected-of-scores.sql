ALTER TABLE "rejections" ADD COLUMN "notice_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rejections" ADD COLUMN "notice_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rejections" ADD COLUMN "notice_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "rejections_notice_idx" ON "rejections" USING btree ("notice_due_at") WHERE "rejections"."notice_sent_at" is null and "rejections"."notice_due_at" is not null;