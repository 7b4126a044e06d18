-- outside of a transaction: every statement may run again.
DROP INDEX CONCURRENTLY IF EXISTS "users_search_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_folded_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_folded_search_idx" ON "users" USING gin ((' ' || lower(translate(translate(first_name || ' ' || last_name || ' ' || coalesce(email, ''), chr(10), ' '), 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) gin_trgm_ops);
