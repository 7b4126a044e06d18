ALTER TABLE "candidates" ADD COLUMN "match_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "match_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "candidates_match_version_idx" ON "candidates" USING btree ("match_version","id");--> statement-breakpoint
CREATE INDEX "jobs_match_version_idx" ON "jobs" USING btree ("match_version","id");