ALTER TABLE "reference_requests" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "reference_requests" ADD CONSTRAINT "reference_requests_language_check" CHECK (language in ('en', 'es', 'pt')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reference_requests" VALIDATE CONSTRAINT "reference_requests_language_check";
