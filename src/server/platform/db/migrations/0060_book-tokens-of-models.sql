CREATE TABLE "model_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"model_id" uuid,
	"tokens" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
