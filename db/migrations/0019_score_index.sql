CREATE TABLE "match_changes" (
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"side" text NOT NULL,
	"row_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "match_changes_changed_by_side_row_id_pk" PRIMARY KEY("changed_by","side","row_id")
);
--> statement-breakpoint
DROP INDEX "candidates_match_keys_idx";--> statement-breakpoint
DROP INDEX "jobs_match_keys_idx";--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "prepared" "bytea";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "prepared" "bytea";--> statement-breakpoint
CREATE INDEX "match_changes_at_idx" ON "match_changes" USING btree ("at");--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "match_keys";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "skill_bits";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "title_bits";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "text_bits";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "text_length";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "years_min";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "years_max";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "offset_january";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "offset_july";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "match_keys";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "skill_bits";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "title_bits";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "text_bits";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "skills_weight";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "text_length";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "years_min";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "years_max";
--> statement-breakpoint
-- Whatever lists by score read of a row is followed by its table, not by those who write it, so that no write is forgotten.
CREATE FUNCTION note_match_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_changes (side, row_id)
  VALUES (TG_TABLE_NAME, CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION note_all_matches_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_changes (side, row_id) VALUES (TG_TABLE_NAME, '00000000-0000-0000-0000-000000000000')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER candidates_match_rows AFTER INSERT OR DELETE ON candidates
FOR EACH ROW EXECUTE FUNCTION note_match_change();
--> statement-breakpoint
CREATE TRIGGER candidates_match_updates AFTER UPDATE ON candidates
FOR EACH ROW WHEN (
  (OLD.prepared, OLD.match_version, OLD.approval_status, OLD.is_listed, OLD.experience, OLD.search_text)
  IS DISTINCT FROM
  (NEW.prepared, NEW.match_version, NEW.approval_status, NEW.is_listed, NEW.experience, NEW.search_text)
) EXECUTE FUNCTION note_match_change();
--> statement-breakpoint
CREATE TRIGGER candidates_match_truncate AFTER TRUNCATE ON candidates
FOR EACH STATEMENT EXECUTE FUNCTION note_all_matches_gone();
--> statement-breakpoint
CREATE TRIGGER jobs_match_rows AFTER INSERT OR DELETE ON jobs
FOR EACH ROW EXECUTE FUNCTION note_match_change();
--> statement-breakpoint
CREATE TRIGGER jobs_match_updates AFTER UPDATE ON jobs
FOR EACH ROW WHEN (
  (OLD.prepared, OLD.match_version, OLD.status, OLD.is_listed, OLD.search_text, OLD.opened_at)
  IS DISTINCT FROM
  (NEW.prepared, NEW.match_version, NEW.status, NEW.is_listed, NEW.search_text, NEW.opened_at)
) EXECUTE FUNCTION note_match_change();
--> statement-breakpoint
CREATE TRIGGER jobs_match_truncate AFTER TRUNCATE ON jobs
FOR EACH STATEMENT EXECUTE FUNCTION note_all_matches_gone();
