DROP INDEX "candidates_meaning_due_idx";--> statement-breakpoint
DROP INDEX "jobs_meaning_due_idx";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "meaning_key";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "meaning_of";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "meaning";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "meaning_key";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "meaning_of";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "meaning";