CREATE TABLE "score_notice_readings" (
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"acknowledged_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_notice_readings_user_id_version_pk" PRIMARY KEY("user_id","version"),
	CONSTRAINT "score_notice_readings_version_check" CHECK (version > 0)
);
--> statement-breakpoint
CREATE TABLE "score_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_holds_application_id_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "score_inputs" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"application_id" uuid,
	"subject_key" text,
	"scored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"engine" text NOT NULL,
	"taxonomy" integer NOT NULL,
	"score" smallint,
	"factors" text,
	"job_hash" text,
	"candidate_hash" text,
	"list" text,
	"rank" smallint,
	"page" smallint,
	"viewer_role" text,
	"viewer_key" text,
	"hold_id" uuid,
	CONSTRAINT "score_receipts_cause_check" CHECK (cause in ('application', 'move', 'list')),
	CONSTRAINT "score_receipts_score_check" CHECK (score between 0 and 100),
	CONSTRAINT "score_receipts_whole_check" CHECK (num_nulls(score, factors, job_hash, candidate_hash) in (0, 4)),
	CONSTRAINT "score_receipts_list_check" CHECK (list in ('candidates', 'matches', 'applications', 'jobs', 'job-matches')),
	CONSTRAINT "score_receipts_viewer_role_check" CHECK (viewer_role in ('company', 'candidate')),
	CONSTRAINT "score_receipts_place_check" CHECK ((cause = 'list') = (list is not null and rank is not null))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "score_opt_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "score_opt_out" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "score_notice_readings" ADD CONSTRAINT "score_notice_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_receipts" ADD CONSTRAINT "score_receipts_job_hash_score_inputs_hash_fk" FOREIGN KEY ("job_hash") REFERENCES "public"."score_inputs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_receipts" ADD CONSTRAINT "score_receipts_candidate_hash_score_inputs_hash_fk" FOREIGN KEY ("candidate_hash") REFERENCES "public"."score_inputs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_receipts" ADD CONSTRAINT "score_receipts_hold_id_score_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."score_holds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "score_receipts_application_idx" ON "score_receipts" USING btree ("application_id","scored_at") WHERE application_id is not null;--> statement-breakpoint
CREATE INDEX "score_receipts_subject_idx" ON "score_receipts" USING btree ("subject_key") WHERE subject_key is not null;--> statement-breakpoint
CREATE INDEX "score_receipts_viewer_idx" ON "score_receipts" USING btree ("viewer_key") WHERE viewer_key is not null;--> statement-breakpoint
CREATE INDEX "score_receipts_scored_at_idx" ON "score_receipts" USING btree ("scored_at","id");--> statement-breakpoint
CREATE INDEX "score_receipts_job_hash_idx" ON "score_receipts" USING btree ("job_hash");--> statement-breakpoint
CREATE INDEX "score_receipts_candidate_hash_idx" ON "score_receipts" USING btree ("candidate_hash");--> statement-breakpoint
CREATE INDEX "score_receipts_hold_idx" ON "score_receipts" USING btree ("hold_id") WHERE hold_id is not null;--> statement-breakpoint
CREATE INDEX "candidates_unscored_newest_idx" ON "candidates" USING btree ("created_at","id") WHERE approval_status = 'approved' and is_listed and score_opt_out;--> statement-breakpoint
-- The index of scores follows who is scored at all.
DROP TRIGGER candidates_match_updates ON candidates;
--> statement-breakpoint
CREATE TRIGGER candidates_match_updates AFTER UPDATE ON candidates
FOR EACH ROW WHEN (
  (OLD.prepared, OLD.match_version, OLD.approval_status, OLD.is_listed, OLD.experience, OLD.search_text, OLD.score_opt_out)
  IS DISTINCT FROM
  (NEW.prepared, NEW.match_version, NEW.approval_status, NEW.is_listed, NEW.experience, NEW.search_text, NEW.score_opt_out)
) EXECUTE FUNCTION note_match_change();
