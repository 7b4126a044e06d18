DROP INDEX "candidates_title_keys_idx";--> statement-breakpoint
DROP INDEX "jobs_skill_sets_idx";--> statement-breakpoint
DROP INDEX "jobs_title_keys_idx";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "title_keys";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "skill_sets";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "title_keys";