ALTER TABLE "applications" ADD COLUMN "words" "tsvector";
--> statement-breakpoint
-- Words of an applicant as one company finds them: each begins with a mark of the company and of what it is of ('n' name or
-- address, 'p' place), so that the index leads to that company's applicants alone. Scripts without spaces are found from any
-- character on.
CREATE FUNCTION company_words(company uuid, kind text, words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT coalesce(array_agg(DISTINCT right(company::text, 8) || kind || left(substr(word, at), 40)), '{}')
  FROM regexp_split_to_table(plain_words(words), '\s+') AS word
  CROSS JOIN generate_series(1, CASE WHEN word ~ '[฀-໿぀-ヿ㐀-鿿가-힯]' THEN least(length(word), 40) ELSE 1 END) AS at
 WHERE word <> '' $$;
--> statement-breakpoint
-- What finds the applicants of a company who have words that begin with each of the given ones; null when there is none.
CREATE FUNCTION company_query(company uuid, kind text, words text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT string_agg('''' || right(company::text, 8) || kind || left(word, 40) || ''':*', ' & ')::tsquery
  FROM regexp_split_to_table(plain_words(words), '\s+') AS word WHERE word <> '' $$;
--> statement-breakpoint
-- The name is the profile's, else the resume's; the place is the profile's, unless that is private, else the resume's.
CREATE FUNCTION application_words(company uuid, candidate uuid, resume uuid) RETURNS tsvector LANGUAGE sql STABLE
AS $$ SELECT CASE WHEN company IS NOT NULL THEN array_to_tsvector(
    company_words(company, 'n', u.email || ' ' || coalesce(
      nullif(trim(concat_ws(' ', p.personal_info->>'first_name', p.personal_info->>'last_name')), ''),
      r.reading->'contact'->'name'->>'value', ''))
    || company_words(company, 'p', coalesce(
      nullif(CASE WHEN p.visibility <> 'private' THEN p.personal_info->>'location' END, ''),
      r.reading->'contact'->'location'->>'value', ''))) END
  FROM users u
  JOIN resume_metadata r ON r.id = resume
  LEFT JOIN candidate_profile p ON p.user_id = u.id
 WHERE u.id = candidate $$;
--> statement-breakpoint
-- Words that a new row brings along, as from a backup whose people follow later, are kept.
CREATE FUNCTION word_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR NEW.words IS NULL THEN
    NEW.words := application_words(NEW.company_id, NEW.candidate_id, NEW.resume_id);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_words BEFORE INSERT OR UPDATE OF resume_id, candidate_id, company_id ON applications
FOR EACH ROW EXECUTE FUNCTION word_application();
--> statement-breakpoint
CREATE FUNCTION word_applications_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applications SET words = application_words(company_id, candidate_id, resume_id)
   WHERE candidate_id = CASE TG_TABLE_NAME WHEN 'users' THEN (to_jsonb(NEW)->>'id')::uuid ELSE (to_jsonb(NEW)->>'user_id')::uuid END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_applicant_words AFTER UPDATE OF email ON users
FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION word_applications_of_person();
--> statement-breakpoint
CREATE TRIGGER candidate_profile_applicant_words AFTER INSERT OR UPDATE OF personal_info, visibility ON candidate_profile
FOR EACH ROW EXECUTE FUNCTION word_applications_of_person();
--> statement-breakpoint
CREATE FUNCTION word_applications_of_resume() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applications SET words = application_words(company_id, candidate_id, resume_id) WHERE resume_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER resume_applicant_words AFTER UPDATE OF reading ON resume_metadata
FOR EACH ROW EXECUTE FUNCTION word_applications_of_resume();
--> statement-breakpoint
UPDATE applications SET words = application_words(company_id, candidate_id, resume_id);
--> statement-breakpoint
CREATE INDEX "applications_words_idx" ON "applications" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "applications_company_unanswered_idx" ON "applications" USING btree ("company_id","created_at") WHERE "applications"."answered_at" is null and "applications"."stage" in ('new','screen','interview','offer');
--> statement-breakpoint
CREATE INDEX "applications_unscored_idx" ON "applications" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "applications"."rank" is null and "applications"."stage" <> 'withdrawn';
