ALTER TABLE "model_bookings" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "model_bookings" ADD COLUMN "purpose" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "model_bookings" ADD CONSTRAINT "model_bookings_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_bookings_actor_idx" ON "model_bookings" USING btree ("actor_id");