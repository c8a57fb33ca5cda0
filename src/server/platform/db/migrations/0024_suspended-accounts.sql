ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
-- What stands in for a deleted account is no sign-up and no upload.
DROP TRIGGER users_usage ON users;
--> statement-breakpoint
CREATE TRIGGER users_usage AFTER INSERT ON users
FOR EACH ROW WHEN (NEW.erased_at IS NULL) EXECUTE FUNCTION count_usage('user_signups');
--> statement-breakpoint
DROP TRIGGER resume_metadata_usage ON resume_metadata;
--> statement-breakpoint
CREATE TRIGGER resume_metadata_usage AFTER INSERT ON resume_metadata
FOR EACH ROW WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION count_usage('resume_uploads');
