-- Whoever changes a job, in whatever way, leaves its id for the indexes in memory; where the server can, they are told at once.
CREATE FUNCTION note_job_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_changes (job_id) VALUES (coalesce(NEW.id, OLD.id));
  PERFORM pg_notify('tenon_jobs', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_posting_changes AFTER INSERT OR UPDATE OR DELETE ON job_posting
FOR EACH ROW EXECUTE FUNCTION note_job_change();
