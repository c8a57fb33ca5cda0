CREATE TABLE "host_turns" (
	"host" text PRIMARY KEY NOT NULL,
	"free_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_board_follows" (
	"board_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_board_follows_user_id_board_id_pk" PRIMARY KEY("user_id","board_id")
);
--> statement-breakpoint
CREATE TABLE "job_board_pages" (
	"board_id" uuid NOT NULL,
	"url_key" text NOT NULL,
	"job_id" uuid,
	"content_key" text DEFAULT '' NOT NULL,
	"changed" text DEFAULT '' NOT NULL,
	"etag" text DEFAULT '' NOT NULL,
	"last_modified" text DEFAULT '' NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_board_pages_board_id_url_key_pk" PRIMARY KEY("board_id","url_key")
);
--> statement-breakpoint
CREATE TABLE "job_boards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"address" text NOT NULL,
	"kind" text,
	"source" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"etag" text DEFAULT '' NOT NULL,
	"last_modified" text DEFAULT '' NOT NULL,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"left_out" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"checked_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"shrunk_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"stop_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_boards_key_unique" UNIQUE("key"),
	CONSTRAINT "job_boards_kind_check" CHECK ("job_boards"."kind" is null or "job_boards"."kind" in ('greenhouse','lever','lever-eu','ashby','feed','pages'))
);
--> statement-breakpoint
ALTER TABLE "job_posting" DROP CONSTRAINT "job_posting_skills_check";--> statement-breakpoint
ALTER TABLE "job_posting" DROP CONSTRAINT "job_posting_source_check";--> statement-breakpoint
ALTER TABLE "job_posting" DROP CONSTRAINT "job_posting_owner_check";--> statement-breakpoint
DROP INDEX "job_posting_added_url_key";--> statement-breakpoint
ALTER TABLE "job_board_follows" ADD CONSTRAINT "job_board_follows_board_id_job_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."job_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_board_follows" ADD CONSTRAINT "job_board_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_board_pages" ADD CONSTRAINT "job_board_pages_board_id_job_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."job_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_board_pages" ADD CONSTRAINT "job_board_pages_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_board_follows_board_idx" ON "job_board_follows" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "job_board_pages_job_idx" ON "job_board_pages" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_boards_due_idx" ON "job_boards" USING btree ("next_at") WHERE "job_boards"."stopped_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_posting_added_url_key" ON "job_posting" USING btree ("url_key") WHERE "job_posting"."source" in ('candidate','board');--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_skills_check" CHECK (cardinality("job_posting"."skills") >= 1 or "job_posting"."source" = 'board');--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_source_check" CHECK ("job_posting"."source" in ('employer','candidate','ats','board'));--> statement-breakpoint
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_owner_check" CHECK ("job_posting"."source" in ('candidate','board') or "job_posting"."company_id" is not null);