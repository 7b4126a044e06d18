DROP INDEX "jobs_skill_keys_idx";--> statement-breakpoint
DROP INDEX "jobs_skill_sets_idx";--> statement-breakpoint
DROP INDEX "jobs_title_keys_idx";--> statement-breakpoint
DROP INDEX "jobs_search_text_idx";--> statement-breakpoint
CREATE INDEX "jobs_skill_keys_idx" ON "jobs" USING gin ("skill_keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "jobs_skill_sets_idx" ON "jobs" USING gin ("skill_sets") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "jobs_title_keys_idx" ON "jobs" USING gin ("title_keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "jobs_search_text_idx" ON "jobs" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);