-- Reviews of a whole company, which members' own reviews replaced (0035, 0036).
DROP TRIGGER "applications_review_filed" ON "applications";--> statement-breakpoint
DROP TRIGGER "applications_review_changed" ON "applications";--> statement-breakpoint
DROP FUNCTION "copy_review"();--> statement-breakpoint
-- unused since members have their own reviews: the ratings of a company by criteria.
DROP TABLE "criterion_ratings";--> statement-breakpoint
DROP FUNCTION "copy_criterion_rating"();--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_rating_check";--> statement-breakpoint
DROP INDEX "applications_company_rated_idx";--> statement-breakpoint
-- unused since members have their own reviews: the rating of a company.
ALTER TABLE "applications" DROP COLUMN "rating";--> statement-breakpoint
-- unused since members have their own reviews: the notes of a company.
ALTER TABLE "applications" DROP COLUMN "notes";
