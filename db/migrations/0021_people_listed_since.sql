-- outside of a transaction
DROP INDEX CONCURRENTLY IF EXISTS "candidates_listed_since_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidates_listed_since_idx" ON "candidates" USING btree (coalesce(reviewed_at, created_at)) WHERE approval_status = 'approved' and is_listed;
