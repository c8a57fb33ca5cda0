-- What was written so far stays as it is: a message that says it word for word.
ALTER TABLE "notifications" ALTER COLUMN "title" SET DATA TYPE jsonb
  USING jsonb_build_object('key', 'notices.asWritten', 'values', jsonb_build_object('text', "title"));--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "text" SET DATA TYPE jsonb
  USING case when "text" = '' then null
             else jsonb_build_object('key', 'notices.asWritten', 'values', jsonb_build_object('text', "text")) end;
