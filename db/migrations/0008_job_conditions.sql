ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "hours_per_week" smallint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "openings" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "benefits" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "valid_through" date DEFAULT current_date + 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reminded_through" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_countries_check" CHECK (cardinality(countries) <= 35) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_countries_check";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_hours_per_week_check" CHECK (hours_per_week between 1 and 60) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_hours_per_week_check";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_openings_check" CHECK (openings between 1 and 50) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_openings_check";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_benefits_check" CHECK (char_length(benefits) <= 2000) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_benefits_check";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_visibility_check" CHECK (visibility in ('public', 'members')) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_visibility_check";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK (type in ('application_received', 'application_moved', 'offer_revised', 'offer_withdrawn', 'offer_expired', 'offer_proposed', 'offer_kept', 'hire_changed', 'guarantee_claimed', 'check_in_problem', 'invitation_received', 'invitation_declined', 'interview_updated', 'answer_asked', 'answers_owed', 'job_ending', 'job_closed', 'appeal_filed', 'appeal_closed', 'message_received', 'profile_approved', 'profile_rejected', 'report_filed', 'verification_moved', 'profiles_read_up')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_type_check";