CREATE TABLE "busy_times" (
	"connection_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_times_connection_id_starts_at_pk" PRIMARY KEY("connection_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "calendar_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"account" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"calendars" text[] NOT NULL,
	"tried_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"failed_since" timestamp with time zone,
	"problem" text,
	"unread_events" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_connections_same_key" UNIQUE("user_id","kind","address","account"),
	CONSTRAINT "calendar_connections_kind_check" CHECK ("calendar_connections"."kind" in ('caldav','google','microsoft')),
	CONSTRAINT "calendar_connections_failed_check" CHECK (num_nulls("calendar_connections"."failed_since", "calendar_connections"."problem") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_connection_id_calendar_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."calendar_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_connections" ADD CONSTRAINT "calendar_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_connections_tried_idx" ON "calendar_connections" USING btree ("tried_at");