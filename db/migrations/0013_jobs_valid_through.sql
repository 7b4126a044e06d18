-- outside of a transaction
DROP INDEX CONCURRENTLY IF EXISTS "jobs_valid_through_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jobs_valid_through_idx" ON "jobs" USING btree ("valid_through") WHERE status <> 'closed';