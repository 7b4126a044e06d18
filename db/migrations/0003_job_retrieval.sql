ALTER TABLE "jobs" ADD COLUMN "skill_sets" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_open_type_idx" ON "jobs" USING btree ("job_type","created_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_open_zone_idx" ON "jobs" USING btree ("offset_january","offset_july") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_open_since_idx" ON "jobs" USING btree ("opened_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_skill_sets_idx" ON "jobs" USING gin ("skill_sets");