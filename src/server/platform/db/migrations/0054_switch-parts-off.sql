CREATE TABLE "site_switches" (
	"name" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_switches_id_unique" UNIQUE("id")
);
