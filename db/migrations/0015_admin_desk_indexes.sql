-- outside of a transaction
DROP INDEX CONCURRENTLY IF EXISTS "users_deleted_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_deleted_idx" ON "users" USING btree ("id") WHERE deleted_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_suspended_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_suspended_idx" ON "users" USING btree ("id") WHERE suspended_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_starts_at_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_search_idx" ON "bookings" USING gin ((' ' || lower(translate(translate(name || ' ' || email, chr(10), ' '), 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "companies_newest_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "companies_newest_idx" ON "companies" USING btree ("created_at","id","user_id","verified_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "companies_verified_newest_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "companies_verified_newest_idx" ON "companies" USING btree ("created_at","id","user_id") WHERE verified_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_newest_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_newest_idx" ON "jobs" USING btree ("created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_status_newest_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_status_newest_idx" ON "jobs" USING btree ("status","created_at","id") WHERE taken_down_at is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_taken_down_newest_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_taken_down_newest_idx" ON "jobs" USING btree ("created_at","id") WHERE taken_down_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_taken_down_company_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_taken_down_company_idx" ON "jobs" USING btree ("company_id") WHERE taken_down_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_title_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_title_search_idx" ON "jobs" USING gin ((' ' || lower(translate(translate(title, chr(10), ' '), 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_action_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_action_idx" ON "audit_log" USING btree ("action","created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_actor_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_actor_idx" ON "audit_log" USING btree ("actor_email","created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_search_idx" ON "audit_log" USING gin ((' ' || lower(translate(translate(coalesce(target, '') || ' ' || coalesce(actor_email, ''), chr(10), ' '), 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) gin_trgm_ops);
