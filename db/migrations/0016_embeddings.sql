ALTER TABLE "candidates" ADD COLUMN "meaning_key" integer;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "meaning_of" integer;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "meaning" "bytea";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "meaning_key" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "meaning_of" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "meaning" "bytea";--> statement-breakpoint
CREATE INDEX "candidates_meaning_due_idx" ON "candidates" USING btree ("meaning_key","id") WHERE meaning_key is not null and meaning_key is distinct from meaning_of;--> statement-breakpoint
CREATE INDEX "jobs_meaning_due_idx" ON "jobs" USING btree ("meaning_key","id") WHERE meaning_key is not null and meaning_key is distinct from meaning_of;