DROP INDEX "candidates_vetted_newest_idx";--> statement-breakpoint
DROP INDEX "candidates_vetted_rate_idx";--> statement-breakpoint
CREATE INDEX "candidates_vetted_newest_idx" ON "candidates" USING btree ("created_at","id","availability","experience","hourly_rate") WHERE approval_status = 'approved' and is_listed;--> statement-breakpoint
CREATE INDEX "candidates_vetted_rate_idx" ON "candidates" USING btree ("hourly_rate","id","availability","experience") WHERE approval_status = 'approved' and is_listed;