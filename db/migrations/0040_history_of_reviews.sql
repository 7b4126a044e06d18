ALTER TABLE "application_history" ADD COLUMN "is_review" boolean DEFAULT false NOT NULL;
