-- What people of a talent pool are found by, each with a mark of what it is: 'n' a word of name, place, title or skill, 'e' of the
-- address, 'p' of the place, 's' a whole skill, 't' a tag. Scripts without spaces are found from any character on.
CREATE FUNCTION pool_lexemes(kind text, words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT coalesce(array_agg(DISTINCT kind || left(substr(word, at), 40)), '{}')
  FROM regexp_split_to_table(plain_words(words), '\s+') AS word
  CROSS JOIN generate_series(1, CASE WHEN word ~ '[฀-໿぀-ヿ㐀-鿿가-힯]' THEN least(length(word), 40) ELSE 1 END) AS at
 WHERE word <> '' $$;
--> statement-breakpoint
CREATE FUNCTION pool_names(kind text, names text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT coalesce(array_agg(DISTINCT kind || left(lower(trim(name)), 80)), '{}') FROM unnest(names) AS name WHERE trim(name) <> '' $$;
--> statement-breakpoint
-- What finds people who have, for each of the words, one of these kinds that begins with it; null when there is no word.
CREATE FUNCTION pool_query(kinds text[], words text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT string_agg((SELECT '(' || string_agg('''' || kind || left(word, 40) || ''':*', ' | ') || ')' FROM unnest(kinds) AS kind), ' & ')::tsquery
  FROM regexp_split_to_table(plain_words(words), '\s+') AS word WHERE word <> '' $$;
--> statement-breakpoint
-- What finds people with a whole skill ('s') or a tag ('t').
CREATE FUNCTION pool_name_query(kind text, name text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT ('''' || kind || replace(replace(left(lower(trim(name)), 80), '\', '\\'), '''', '''''') || '''')::tsquery $$;
--> statement-breakpoint
CREATE FUNCTION record_pool_words(name text, email text, location text, skills text[], tags text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT array_to_tsvector(pool_lexemes('n', concat_ws(' ', name, location, joined_words(skills))) || pool_lexemes('e', email)
  || pool_lexemes('p', location) || pool_names('s', skills) || pool_names('t', tags)) $$;
--> statement-breakpoint
-- Of an account: the skills are those that were read and those that they stated.
CREATE FUNCTION profile_pool_words(person uuid, info jsonb, meta jsonb) RETURNS tsvector LANGUAGE sql STABLE
AS $$ SELECT array_to_tsvector(pool_lexemes('n', concat_ws(' ', info->>'first_name', info->>'last_name', info->>'location',
      meta->'experience'->0->>'title', joined_words(named.skills)))
    || pool_lexemes('e', (SELECT u.email FROM users u WHERE u.id = person))
    || pool_lexemes('p', info->>'location') || pool_names('s', named.skills))
  FROM (SELECT array(
    SELECT x FROM jsonb_array_elements_text(coalesce(meta->'skills', '[]'::jsonb)) AS x
    UNION SELECT k.name FROM candidate_skills k WHERE k.user_id = person AND k.stated) AS skills) AS named $$;
--> statement-breakpoint
ALTER TABLE "candidate_profile" ADD COLUMN "pool_words" "tsvector";--> statement-breakpoint
ALTER TABLE "talent_people" ADD COLUMN "pool_words" "tsvector" GENERATED ALWAYS AS (record_pool_words(name, email, location, skills, tags)) STORED;--> statement-breakpoint
CREATE INDEX "candidate_profile_pool_idx" ON "candidate_profile" USING gin ("pool_words");--> statement-breakpoint
CREATE INDEX "talent_people_pool_idx" ON "talent_people" USING gin ("pool_words");
--> statement-breakpoint
-- Words that a new row brings along, as from a backup whose other rows follow later, are kept.
CREATE FUNCTION word_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR NEW.pool_words IS NULL THEN
    NEW.pool_words := profile_pool_words(NEW.user_id, NEW.personal_info, NEW.parsed_meta);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER candidate_profile_pool_words BEFORE INSERT OR UPDATE OF personal_info, parsed_meta ON candidate_profile
FOR EACH ROW EXECUTE FUNCTION word_profile();
--> statement-breakpoint
CREATE FUNCTION word_profile_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE person uuid := CASE WHEN TG_TABLE_NAME = 'users' THEN (to_jsonb(NEW)->>'id')::uuid
  WHEN TG_OP = 'DELETE' THEN (to_jsonb(OLD)->>'user_id')::uuid ELSE (to_jsonb(NEW)->>'user_id')::uuid END;
BEGIN
  UPDATE candidate_profile SET pool_words = profile_pool_words(user_id, personal_info, parsed_meta) WHERE user_id = person;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER candidate_skills_pool_words AFTER INSERT OR DELETE OR UPDATE OF name, stated ON candidate_skills
FOR EACH ROW EXECUTE FUNCTION word_profile_of_person();
--> statement-breakpoint
CREATE TRIGGER users_pool_words AFTER UPDATE OF email ON users
FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION word_profile_of_person();
--> statement-breakpoint
UPDATE candidate_profile SET pool_words = profile_pool_words(user_id, personal_info, parsed_meta);
