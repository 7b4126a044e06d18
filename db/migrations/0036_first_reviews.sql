-- outside of a transaction
DROP INDEX CONCURRENTLY IF EXISTS "applications_company_id_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applications_company_id_idx" ON "applications" USING btree ("company_id","id");--> statement-breakpoint
-- in batches: what companies rated and noted before each member had a review is their first account's.
INSERT INTO application_reviews (application_id, user_id, rating, notes, submitted_at)
SELECT applications.id, companies.user_id, applications.rating, applications.notes, applications.updated_at
FROM applications JOIN companies ON companies.id = applications.company_id
WHERE (applications.rating IS NOT NULL OR applications.notes IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM application_reviews WHERE application_id = applications.id AND user_id = companies.user_id)
LIMIT 2000 ON CONFLICT (application_id, user_id) DO NOTHING;--> statement-breakpoint
-- in batches: reviews with criteria alone.
INSERT INTO application_reviews (application_id, user_id, submitted_at)
SELECT applications.id, companies.user_id, applications.updated_at
FROM applications JOIN companies ON companies.id = applications.company_id
WHERE EXISTS (SELECT 1 FROM criterion_ratings WHERE application_id = applications.id)
  AND NOT EXISTS (SELECT 1 FROM application_reviews WHERE application_id = applications.id AND user_id = companies.user_id)
LIMIT 2000 ON CONFLICT (application_id, user_id) DO NOTHING;--> statement-breakpoint
-- in batches
INSERT INTO criterion_scores (application_id, user_id, criterion_id, rating, note, updated_at)
SELECT criterion_ratings.application_id, companies.user_id, criterion_ratings.criterion_id, criterion_ratings.rating, criterion_ratings.note,
  criterion_ratings.updated_at
FROM criterion_ratings JOIN applications ON applications.id = criterion_ratings.application_id
JOIN companies ON companies.id = applications.company_id
WHERE NOT EXISTS (SELECT 1 FROM criterion_scores WHERE application_id = criterion_ratings.application_id
  AND user_id = companies.user_id AND criterion_id = criterion_ratings.criterion_id)
LIMIT 2000 ON CONFLICT (application_id, user_id, criterion_id) DO NOTHING;
