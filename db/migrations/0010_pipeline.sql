ALTER TABLE "shortlists" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_company_moved_idx" ON "applications" USING btree ("company_id","status","status_changed_at","id");--> statement-breakpoint
CREATE INDEX "applications_job_moved_idx" ON "applications" USING btree ("job_id","status","status_changed_at","id");--> statement-breakpoint
UPDATE "jobs" SET "is_listed" = false WHERE "company_id" IN (SELECT "companies"."id" FROM "companies" JOIN "users" ON "users"."id" = "companies"."user_id" WHERE "users"."suspended_at" IS NOT NULL OR "users"."deleted_at" IS NOT NULL);
