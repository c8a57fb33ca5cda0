ALTER TABLE "backups" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "is_scheduled" boolean DEFAULT false NOT NULL;