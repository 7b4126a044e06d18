ALTER TABLE "applications" ADD COLUMN "via" text;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "score_notice" smallint;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "intakes" VALIDATE CONSTRAINT "intakes_job_id_jobs_id_fk";--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_via_check" CHECK (via in ('job-page')) NOT VALID;--> statement-breakpoint
ALTER TABLE "applications" VALIDATE CONSTRAINT "applications_via_check";--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_score_notice_check" CHECK (score_notice is null or job_id is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "intakes" VALIDATE CONSTRAINT "intakes_score_notice_check";