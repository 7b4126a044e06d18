CREATE FUNCTION count_hired_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_commitments(ARRAY(SELECT DISTINCT candidate_id FROM new_rows WHERE status = 'hired'));
  ELSE
    PERFORM count_commitments(ARRAY(SELECT DISTINCT candidate_id FROM old_rows WHERE status = 'hired'));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
DROP TRIGGER applications_commitments_inserted ON applications;--> statement-breakpoint
DROP TRIGGER applications_commitments_deleted ON applications;--> statement-breakpoint
CREATE TRIGGER applications_active_hires_inserted AFTER INSERT ON applications
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_hired_applications();--> statement-breakpoint
CREATE TRIGGER applications_active_hires_deleted AFTER DELETE ON applications
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_hired_applications();--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_hired_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_commitments(ARRAY[NEW.candidate_id]);
  RETURN NULL;
END
$$;
