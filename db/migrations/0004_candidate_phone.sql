ALTER TABLE "candidates" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_phone_check" CHECK (phone ~ '^\+[1-9][0-9]{6,14}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "candidates" VALIDATE CONSTRAINT "candidates_phone_check";
