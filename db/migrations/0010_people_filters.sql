ALTER TABLE "candidates" ADD COLUMN "offset_january" smallint;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "offset_july" smallint;--> statement-breakpoint
-- Lists by score are filtered by country, English and the first free day, so a change of these counts as a change of the candidate.
DROP TRIGGER candidates_match_updates ON candidates;--> statement-breakpoint
CREATE TRIGGER candidates_match_updates AFTER UPDATE ON candidates
FOR EACH ROW WHEN (
  (OLD.prepared, OLD.match_version, OLD.approval_status, OLD.is_listed, OLD.experience, OLD.search_text, OLD.score_opt_out, OLD.open_to_work, OLD.committed_hours, OLD.country, OLD.english_level, OLD.available_from)
  IS DISTINCT FROM
  (NEW.prepared, NEW.match_version, NEW.approval_status, NEW.is_listed, NEW.experience, NEW.search_text, NEW.score_opt_out, NEW.open_to_work, NEW.committed_hours, NEW.country, NEW.english_level, NEW.available_from)
) EXECUTE FUNCTION note_match_change();
