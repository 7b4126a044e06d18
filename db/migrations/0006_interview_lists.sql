-- outside of a transaction
DROP INDEX CONCURRENTLY IF EXISTS "interviews_company_upcoming_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "interviews_company_upcoming_idx" ON "interviews" USING btree ("company_id",coalesce(starts_at, '9999-12-31 00:00:00+00'::timestamptz),"id") WHERE status in ('proposed', 'booked');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "interviews_candidate_upcoming_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "interviews_candidate_upcoming_idx" ON "interviews" USING btree ("candidate_id",coalesce(starts_at, '9999-12-31 00:00:00+00'::timestamptz),"id") WHERE status in ('proposed', 'booked');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "interviews_company_past_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "interviews_company_past_idx" ON "interviews" USING btree ("company_id",coalesce(starts_at, created_at),"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "interviews_candidate_past_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "interviews_candidate_past_idx" ON "interviews" USING btree ("candidate_id",coalesce(starts_at, created_at),"id");
