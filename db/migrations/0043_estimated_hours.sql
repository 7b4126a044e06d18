ALTER TABLE "candidates" ADD COLUMN "has_estimated_hours" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP FUNCTION commitments_of;--> statement-breakpoint
CREATE FUNCTION commitments_of(candidate_ids uuid[], today date)
RETURNS TABLE (candidate_id uuid, hires integer, hours integer, since date, ends_on date, has_estimated_hours boolean) LANGUAGE sql STABLE AS $$
  SELECT ids.id, count(work.hours)::integer, coalesce(sum(work.hours), 0)::integer, min(work.since), min(work.ends_on),
    coalesce(bool_or(work.is_estimated), false)
  FROM unnest(candidate_ids) AS ids (id)
  LEFT JOIN LATERAL (
    SELECT h.hours_per_week::integer AS hours, h.start_date AS since, h.end_date AS ends_on, false AS is_estimated
    FROM hires h
    WHERE h.candidate_id = ids.id AND h.status IN ('agreed', 'started')
      AND (h.end_date IS NULL OR h.end_date >= today)
    UNION ALL
    SELECT weekly_hours_of(j.job_type), (a.status_changed_at AT TIME ZONE 'UTC')::date, NULL, true
    FROM applications a
    JOIN jobs j ON j.id = a.job_id
    JOIN companies co ON co.id = a.company_id
    JOIN candidates ca ON ca.id = a.candidate_id
    WHERE a.candidate_id = ids.id AND a.status = 'hired'
      AND NOT EXISTS (SELECT FROM users u WHERE u.id IN (co.user_id, ca.user_id) AND u.deleted_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM hires h WHERE h.application_id = a.id)
  ) work ON true
  GROUP BY ids.id
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_commitments(candidate_ids uuid[], today date DEFAULT (now() AT TIME ZONE 'UTC')::date)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(candidate_ids) = 0 THEN RETURN; END IF;
  PERFORM FROM candidates WHERE id = ANY(candidate_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE candidates SET
    active_hires = counted.hires,
    committed_hours = counted.hours,
    hired_since = counted.since,
    commitment_ends_on = counted.ends_on,
    has_estimated_hours = counted.has_estimated_hours
  FROM commitments_of(candidate_ids, today) counted
  WHERE candidates.id = counted.candidate_id
    AND (candidates.active_hires, candidates.committed_hours, candidates.hired_since, candidates.commitment_ends_on, candidates.has_estimated_hours)
      IS DISTINCT FROM (counted.hires, counted.hours, counted.since, counted.ends_on, counted.has_estimated_hours);
END
$$;
