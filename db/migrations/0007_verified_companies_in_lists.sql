-- Lists of jobs are filtered by whether the company is verified, so a change of that counts as a change of its open jobs.
CREATE FUNCTION note_company_verified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_changes (side, row_id) SELECT 'jobs', id FROM jobs WHERE company_id = NEW.id AND status = 'open'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER companies_match_updates AFTER UPDATE ON companies
FOR EACH ROW WHEN ((OLD.verified_at IS NULL) IS DISTINCT FROM (NEW.verified_at IS NULL)) EXECUTE FUNCTION note_company_verified();
