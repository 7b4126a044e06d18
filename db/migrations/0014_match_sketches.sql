DROP INDEX "candidates_skill_keys_idx";--> statement-breakpoint
DROP INDEX "candidates_search_text_idx";--> statement-breakpoint
DROP INDEX "jobs_open_newest_idx";--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "match_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "skill_bits" bit(2048) DEFAULT '0'::bit(2048) NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "title_bits" bit(512) DEFAULT '0'::bit(512) NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "text_bits" bit(1024) DEFAULT '0'::bit(1024) NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "text_length" integer;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "years_min" smallint;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "years_max" smallint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "match_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "skill_bits" bit(2048) DEFAULT '0'::bit(2048) NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "title_bits" bit(512) DEFAULT '0'::bit(512) NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "text_bits" bit(1024) DEFAULT '0'::bit(1024) NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "skills_weight" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "text_length" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "years_min" smallint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "years_max" smallint;--> statement-breakpoint
CREATE INDEX "candidates_match_keys_idx" ON "candidates" USING gin ("match_keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "jobs_match_keys_idx" ON "jobs" USING gin ("match_keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "candidates_skill_keys_idx" ON "candidates" USING gin ("skill_keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "candidates_search_text_idx" ON "candidates" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "jobs_open_newest_idx" ON "jobs" USING btree ("created_at","id","job_type","hourly_budget","offset_january","offset_july") WHERE status = 'open';