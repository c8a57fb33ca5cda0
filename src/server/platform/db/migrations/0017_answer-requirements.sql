CREATE TABLE "requirement_answers" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"requirement" text NOT NULL,
	"has" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requirement_answers_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "requirement_answers" ADD CONSTRAINT "requirement_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;