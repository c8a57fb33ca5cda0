-- A text whose words search compares, as engine/search/search-words.ts cuts them: lower case, no accents, no punctuation.
CREATE FUNCTION plain_words(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT translate(replace(replace(lower(words), 'c++', 'cplusplus'), 'c#', 'csharp'),
  'àáâãäåāăąçćĉċčďèéêëēĕėęěĝğġģĥìíîïĩīĭįĵķĺļľłñńņňòóôõöøōŏőŕŗřśŝşšţťùúûüũūŭůűųŵýÿŷźżžÀÁÂÃÄÅĀĂĄÇĆĈĊČĎÈÉÊËĒĔĖĘĚĜĞĠĢĤÌÍÎÏĨĪĬĮĴĶĹĻĽŁÑŃŅŇÒÓÔÕÖØŌŎŐŔŖŘŚŜŞŠŢŤÙÚÛÜŨŪŬŮŰŲŴÝŸŶŹŻŽ!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~',
  'aaaaaaaaacccccdeeeeeeeeegggghiiiiiiiijkllllnnnnooooooooorrrssssttuuuuuuuuuuwyyyzzzaaaaaaaaacccccdeeeeeeeeegggghiiiiiiiijkllllnnnnooooooooorrrssssttuuuuuuuuuuwyyyzzz                                ') $$;
--> statement-breakpoint
-- The places of a job in one text. Immutable, so that a generated column may use it.
CREATE FUNCTION place_words(places jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT coalesce(string_agg(coalesce(place->>'city', '') || ' ' || coalesce(place->>'state', '') || ' ' || coalesce(place->>'country', ''), ' '), '')
  FROM jsonb_array_elements(CASE WHEN jsonb_typeof(places) = 'array' THEN places ELSE '[]'::jsonb END) AS place $$;
