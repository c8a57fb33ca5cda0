-- The words of a text array in one text. Immutable (unlike array_to_string), so that a generated column may use it.
CREATE FUNCTION joined_words(words text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT coalesce(array_to_string(words, ' '), '') $$;
