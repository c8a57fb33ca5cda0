CREATE TABLE "site_maintenance" (
	"name" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"message" text NOT NULL,
	CONSTRAINT "site_maintenance_id_unique" UNIQUE("id")
);
