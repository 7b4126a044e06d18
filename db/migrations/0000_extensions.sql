-- Trigram indexes carry searches over names, titles and skills; GIN and GiST indexes over plain columns join them with ids and times.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Voluntary answers, which no other table leads to.
CREATE SCHEMA IF NOT EXISTS "audit";
--> statement-breakpoint
-- Whether no entry of a list ends before its start, as far as both dates are known: '2015' and '2015-03' are in order either way.
CREATE FUNCTION spans_in_order(entries jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT NOT EXISTS (
    SELECT FROM jsonb_path_query(entries, '$[*]') AS entry
    WHERE left(entry ->> 'end', length(entry ->> 'start')) COLLATE "C" < left(entry ->> 'start', length(entry ->> 'end'))
  )
$$;
