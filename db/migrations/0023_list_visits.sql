CREATE TABLE "list_visits" (
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"visited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"previous_at" timestamp (3) with time zone,
	CONSTRAINT "list_visits_user_id_list_pk" PRIMARY KEY("user_id","list"),
	CONSTRAINT "list_visits_list_check" CHECK (list in ('jobs', 'candidates'))
);
--> statement-breakpoint
ALTER TABLE "list_visits" ADD CONSTRAINT "list_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Lists by score are filtered by the time of approval, so a change of it counts as a change of the candidate.
DROP TRIGGER candidates_match_updates ON candidates;--> statement-breakpoint
CREATE TRIGGER candidates_match_updates AFTER UPDATE ON candidates
FOR EACH ROW WHEN (
  (OLD.prepared, OLD.match_version, OLD.approval_status, OLD.is_listed, OLD.experience, OLD.search_text, OLD.score_opt_out, OLD.open_to_work, OLD.committed_hours, OLD.country, OLD.english_level, OLD.available_from, OLD.reviewed_at)
  IS DISTINCT FROM
  (NEW.prepared, NEW.match_version, NEW.approval_status, NEW.is_listed, NEW.experience, NEW.search_text, NEW.score_opt_out, NEW.open_to_work, NEW.committed_hours, NEW.country, NEW.english_level, NEW.available_from, NEW.reviewed_at)
) EXECUTE FUNCTION note_match_change();
