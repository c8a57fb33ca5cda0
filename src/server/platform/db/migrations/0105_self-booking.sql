CREATE TABLE "working_hours" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"week" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "pick_from" date;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "pick_until" date;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "notice_hours" integer;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "buffer_minutes" integer;--> statement-breakpoint
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_pick_check" CHECK (num_nulls("interviews"."pick_from", "interviews"."pick_until", "interviews"."notice_hours", "interviews"."buffer_minutes") in (0, 4));