-- outside of a transaction
DROP INDEX CONCURRENTLY IF EXISTS "applications_company_must_have_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applications_company_must_have_idx" ON "applications" USING btree ("company_id",(case meets_must_have when true then 2 when false then 0 else 1 end),"created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "applications_job_must_have_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applications_job_must_have_idx" ON "applications" USING btree ("job_id",(case meets_must_have when true then 2 when false then 0 else 1 end),"created_at","id");
