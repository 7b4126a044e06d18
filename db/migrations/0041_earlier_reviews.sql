-- outside of a transaction
-- in batches: applications that admins reopened before the column. Companies undo their own declines.
UPDATE application_history SET is_review = true
WHERE id IN (
  SELECT entry.id
  FROM application_history AS entry
    JOIN applications ON applications.id = entry.application_id
    JOIN companies ON companies.id = applications.company_id
  WHERE entry.from_status = 'declined' AND NOT entry.is_review AND entry.by_user_id <> companies.user_id
  LIMIT 500);
