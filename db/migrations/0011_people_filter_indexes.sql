-- outside of a transaction
DROP INDEX CONCURRENTLY IF EXISTS "candidates_listed_country_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidates_listed_country_idx" ON "candidates" USING btree ("country") WHERE approval_status = 'approved' and is_listed;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidates_listed_newest_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidates_listed_newest_idx" ON "candidates" USING btree ("created_at","id",(open_to_work or committed_hours < 40),"availability","experience","hourly_rate","english_level",coalesce(available_from, '-infinity'::date),"offset_january","offset_july") WHERE approval_status = 'approved' and is_listed;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidates_listed_rate_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidates_listed_rate_idx" ON "candidates" USING btree ("hourly_rate","id",(open_to_work or committed_hours < 40),"availability","experience","english_level",coalesce(available_from, '-infinity'::date),"offset_january","offset_july") WHERE approval_status = 'approved' and is_listed;
