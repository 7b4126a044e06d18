-- outside of a transaction: every statement may run again.
ALTER TABLE "candidates" ADD COLUMN IF NOT EXISTS "open_to_work" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN IF NOT EXISTS "active_hires" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN IF NOT EXISTS "committed_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN IF NOT EXISTS "hired_since" date;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN IF NOT EXISTS "commitment_ends_on" date;--> statement-breakpoint
-- Hours a week of someone hired without stated terms, by the type of the job.
CREATE OR REPLACE FUNCTION weekly_hours_of(job_type text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE job_type WHEN 'part-time' THEN 20 WHEN 'contract' THEN 30 ELSE 40 END
$$;
--> statement-breakpoint
-- What some candidates are hired for on a day: hires that run, up to and including their last day, and applications at "hired" without a
-- record of a hire, as long as both accounts are there.
CREATE OR REPLACE FUNCTION commitments_of(candidate_ids uuid[], today date)
RETURNS TABLE (candidate_id uuid, hires integer, hours integer, since date, ends_on date) LANGUAGE sql STABLE AS $$
  SELECT ids.id, count(work.hours)::integer, coalesce(sum(work.hours), 0)::integer, min(work.since), min(work.ends_on)
  FROM unnest(candidate_ids) AS ids (id)
  LEFT JOIN LATERAL (
    SELECT h.hours_per_week::integer AS hours, h.start_date AS since, h.end_date AS ends_on
    FROM hires h
    WHERE h.candidate_id = ids.id AND h.status IN ('agreed', 'started')
      AND (h.end_date IS NULL OR h.end_date >= today)
    UNION ALL
    SELECT weekly_hours_of(j.job_type), (a.status_changed_at AT TIME ZONE 'UTC')::date, NULL
    FROM applications a
    JOIN jobs j ON j.id = a.job_id
    JOIN companies co ON co.id = a.company_id
    JOIN candidates ca ON ca.id = a.candidate_id
    WHERE a.candidate_id = ids.id AND a.status = 'hired'
      AND NOT EXISTS (SELECT FROM users u WHERE u.id IN (co.user_id, ca.user_id) AND u.deleted_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM hires h WHERE h.application_id = a.id)
  ) work ON true
  GROUP BY ids.id
$$;
--> statement-breakpoint
-- Writes it to their rows. The rows are locked by a statement of its own, so that the next one reads all that was committed before.
CREATE OR REPLACE FUNCTION count_commitments(candidate_ids uuid[], today date DEFAULT (now() AT TIME ZONE 'UTC')::date)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(candidate_ids) = 0 THEN RETURN; END IF;
  PERFORM FROM candidates WHERE id = ANY(candidate_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE candidates SET
    active_hires = counted.hires,
    committed_hours = counted.hours,
    hired_since = counted.since,
    commitment_ends_on = counted.ends_on
  FROM commitments_of(candidate_ids, today) counted
  WHERE candidates.id = counted.candidate_id
    AND (candidates.active_hires, candidates.committed_hours, candidates.hired_since, candidates.commitment_ends_on)
      IS DISTINCT FROM (counted.hires, counted.hours, counted.since, counted.ends_on);
END
$$;
--> statement-breakpoint
-- Follows the tables, not the code that writes them, so that no write is forgotten.
CREATE OR REPLACE FUNCTION count_hires() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_commitments(ARRAY(SELECT DISTINCT candidate_id FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM count_commitments(ARRAY(SELECT DISTINCT candidate_id FROM old_rows));
  ELSE
    PERFORM count_commitments(ARRAY(
      SELECT DISTINCT n.candidate_id FROM new_rows n JOIN old_rows o ON o.id = n.id
      WHERE (n.status, n.hours_per_week, n.start_date, n.end_date) IS DISTINCT FROM (o.status, o.hours_per_week, o.start_date, o.end_date)
    ));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_hired_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_commitments(ARRAY[CASE TG_OP WHEN 'DELETE' THEN OLD.candidate_id ELSE NEW.candidate_id END]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_hired_of_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_commitments(ARRAY(
    SELECT DISTINCT a.candidate_id FROM applications a
    WHERE a.job_id = NEW.id AND a.status = 'hired' AND NOT EXISTS (SELECT FROM hires h WHERE h.application_id = a.id)
  ));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_hired_of_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_commitments(ARRAY(
    SELECT id FROM candidates WHERE user_id = NEW.id
    UNION
    SELECT a.candidate_id FROM applications a JOIN companies co ON co.id = a.company_id
    WHERE co.user_id = NEW.id AND a.status = 'hired'
  ));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER hires_commitments_inserted AFTER INSERT ON hires
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_hires();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER hires_commitments_updated AFTER UPDATE ON hires
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_hires();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER hires_commitments_deleted AFTER DELETE ON hires
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_hires();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER applications_commitments_inserted AFTER INSERT ON applications
FOR EACH ROW WHEN (NEW.status = 'hired') EXECUTE FUNCTION count_hired_application();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER applications_commitments_updated AFTER UPDATE OF status ON applications
FOR EACH ROW WHEN ((OLD.status = 'hired') <> (NEW.status = 'hired')) EXECUTE FUNCTION count_hired_application();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER applications_commitments_deleted AFTER DELETE ON applications
FOR EACH ROW WHEN (OLD.status = 'hired') EXECUTE FUNCTION count_hired_application();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER jobs_commitments_updated AFTER UPDATE OF job_type ON jobs
FOR EACH ROW WHEN (OLD.job_type IS DISTINCT FROM NEW.job_type) EXECUTE FUNCTION count_hired_of_job();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER users_commitments_deleted AFTER UPDATE OF deleted_at ON users
FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION count_hired_of_deleted_user();
--> statement-breakpoint
-- The index of scores follows who is available.
CREATE OR REPLACE TRIGGER candidates_match_updates AFTER UPDATE ON candidates
FOR EACH ROW WHEN (
  (OLD.prepared, OLD.match_version, OLD.approval_status, OLD.is_listed, OLD.experience, OLD.search_text, OLD.score_opt_out, OLD.open_to_work, OLD.committed_hours)
  IS DISTINCT FROM
  (NEW.prepared, NEW.match_version, NEW.approval_status, NEW.is_listed, NEW.experience, NEW.search_text, NEW.score_opt_out, NEW.open_to_work, NEW.committed_hours)
) EXECUTE FUNCTION note_match_change();
--> statement-breakpoint
-- in batches: those who are hired already.
UPDATE candidates SET
  active_hires = counted.hires,
  committed_hours = counted.hours,
  hired_since = counted.since,
  commitment_ends_on = counted.ends_on
FROM (
  SELECT one.* FROM (SELECT DISTINCT candidate_id AS id FROM applications WHERE status = 'hired') hired
  JOIN candidates before ON before.id = hired.id
  CROSS JOIN LATERAL commitments_of(ARRAY[hired.id], (now() AT TIME ZONE 'UTC')::date) one
  WHERE (before.active_hires, before.committed_hours, before.hired_since, before.commitment_ends_on)
    IS DISTINCT FROM (one.hires, one.hours, one.since, one.ends_on)
  LIMIT 1000
) counted
WHERE candidates.id = counted.candidate_id;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidates_listed_newest_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidates_listed_newest_idx" ON "candidates" USING btree ("created_at","id",(open_to_work or committed_hours < 40),"availability","experience","hourly_rate") WHERE approval_status = 'approved' and is_listed;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidates_listed_rate_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidates_listed_rate_idx" ON "candidates" USING btree ("hourly_rate","id",(open_to_work or committed_hours < 40),"availability","experience") WHERE approval_status = 'approved' and is_listed;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidates_commitment_ends_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "candidates_commitment_ends_idx" ON "candidates" USING btree ("commitment_ends_on") WHERE commitment_ends_on is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidates_vetted_newest_idx";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "candidates_vetted_rate_idx";
