-- outside of a transaction
DROP INDEX CONCURRENTLY IF EXISTS "jobs_public_newest_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_public_newest_idx" ON "jobs" USING btree ("created_at","id","valid_through","job_type","hourly_budget") WHERE status = 'open' and is_listed and visibility = 'public';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "jobs_public_countries_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_public_countries_idx" ON "jobs" USING gin ("countries") WHERE status = 'open' and is_listed and visibility = 'public';
