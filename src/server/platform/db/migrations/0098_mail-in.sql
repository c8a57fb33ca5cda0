CREATE TABLE "mail_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"job_id" uuid,
	"application_id" uuid,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "mail_addresses_of_check" CHECK (("mail_addresses"."job_id" is null) <> ("mail_addresses"."application_id" is null) and ("mail_addresses"."application_id" is null) = ("mail_addresses"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "received_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" text NOT NULL,
	"checks" jsonb,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "by_mail" jsonb;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "undelivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "undelivered_reason" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_applications" ADD COLUMN "by_mail" jsonb;--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_job_id_job_posting_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_posting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_addresses_token_key" ON "mail_addresses" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_addresses_job_key" ON "mail_addresses" USING btree ("job_id") WHERE "mail_addresses"."revoked_at" is null and "mail_addresses"."job_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_addresses_thread_key" ON "mail_addresses" USING btree ("application_id","user_id");--> statement-breakpoint
CREATE INDEX "mail_addresses_job_idx" ON "mail_addresses" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "mail_addresses_user_idx" ON "mail_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "received_mails_fingerprint_key" ON "received_mails" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "received_mails_age_idx" ON "received_mails" USING btree ("received_at");