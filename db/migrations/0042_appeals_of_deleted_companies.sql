ALTER TABLE "application_appeals" DROP CONSTRAINT "application_appeals_outcome_check";--> statement-breakpoint
ALTER TABLE "application_appeals" DROP CONSTRAINT "application_appeals_reviewer_check";--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_outcome_check" CHECK (outcome in ('upheld', 'reopened', 'ended')) NOT VALID;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_reviewer_check" CHECK (outcome <> 'upheld' or closed_by <> declined_by) NOT VALID;--> statement-breakpoint
ALTER TABLE "application_appeals" VALIDATE CONSTRAINT "application_appeals_outcome_check";--> statement-breakpoint
ALTER TABLE "application_appeals" VALIDATE CONSTRAINT "application_appeals_reviewer_check";