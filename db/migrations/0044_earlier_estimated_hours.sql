-- outside of a transaction
-- in batches: people whose hours were estimated before the column existed.
UPDATE candidates SET has_estimated_hours = true WHERE id IN (
  SELECT candidates.id
  FROM candidates CROSS JOIN LATERAL commitments_of(ARRAY[candidates.id], (now() AT TIME ZONE 'UTC')::date) AS counted
  WHERE candidates.active_hires > 0 AND NOT candidates.has_estimated_hours AND counted.has_estimated_hours LIMIT 500);
