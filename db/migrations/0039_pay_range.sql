ALTER TABLE "jobs" ADD COLUMN "hourly_budget_from" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_hourly_budget_from_check" CHECK (hourly_budget_from is null or (hourly_budget is not null and hourly_budget_from between 1 and hourly_budget)) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_hourly_budget_from_check";