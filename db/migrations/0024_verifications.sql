CREATE TABLE "english_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"range" text NOT NULL,
	"accuracy" text NOT NULL,
	"coherence" text NOT NULL,
	"argument" text NOT NULL,
	"level" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "english_ratings_place_check" CHECK (place between 1 and 3),
	CONSTRAINT "english_ratings_level_check" CHECK (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2'))
);
--> statement-breakpoint
CREATE TABLE "english_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"verification_id" uuid NOT NULL,
	"prompt" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"level" text,
	CONSTRAINT "english_tasks_verification_id_unique" UNIQUE("verification_id"),
	CONSTRAINT "english_tasks_level_check" CHECK (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
	CONSTRAINT "english_tasks_ends_check" CHECK (ends_at > started_at)
);
--> statement-breakpoint
CREATE TABLE "issuer_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"verification_id" uuid NOT NULL,
	"token_hash" text,
	"status" text DEFAULT 'asked' NOT NULL,
	"referee_name" text,
	"referee_email" text,
	"answer" jsonb,
	"answered_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reference_requests_verification_id_unique" UNIQUE("verification_id"),
	CONSTRAINT "reference_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "reference_requests_status_check" CHECK (status in ('asked', 'answered', 'declined', 'lapsed')),
	CONSTRAINT "reference_requests_answered_check" CHECK ((status = 'answered') = (answer is not null)),
	CONSTRAINT "reference_requests_forgotten_check" CHECK ((status in ('declined', 'lapsed')) = (referee_name is null and referee_email is null and token_hash is null))
);
--> statement-breakpoint
CREATE TABLE "verification_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"verification_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"method" text,
	"note" text,
	"expires_at" timestamp (3) with time zone,
	"admin_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_events_to_check" CHECK (to_status in ('claimed', 'checking', 'verified', 'failed', 'expired', 'revoked')),
	CONSTRAINT "verification_events_claim_check" CHECK ((from_status is null) = (to_status = 'claimed'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"subject_key" text NOT NULL,
	"status" text DEFAULT 'claimed' NOT NULL,
	"method" text,
	"verified_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verifications_kind_check" CHECK (kind in ('identity', 'english', 'skill', 'reference', 'work')),
	CONSTRAINT "verifications_status_check" CHECK (status in ('claimed', 'checking', 'verified', 'failed', 'expired', 'revoked')),
	CONSTRAINT "verifications_subject_check" CHECK ((kind in ('identity', 'english')) = (subject_key = '')),
	CONSTRAINT "verifications_verified_check" CHECK ((status in ('verified', 'expired', 'revoked')) = (verified_at is not null) and (expires_at is null or expires_at > verified_at))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "english_ratings" ADD CONSTRAINT "english_ratings_task_id_english_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."english_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_ratings" ADD CONSTRAINT "english_ratings_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_tasks" ADD CONSTRAINT "english_tasks_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_requests" ADD CONSTRAINT "reference_requests_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_events" ADD CONSTRAINT "verification_events_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_events" ADD CONSTRAINT "verification_events_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "english_ratings_place_key" ON "english_ratings" USING btree ("task_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "english_ratings_rater_key" ON "english_ratings" USING btree ("task_id","admin_id");--> statement-breakpoint
CREATE INDEX "english_tasks_unrated_idx" ON "english_tasks" USING btree ("started_at","id") WHERE level is null;--> statement-breakpoint
CREATE INDEX "english_tasks_started_idx" ON "english_tasks" USING btree ("started_at") WHERE text <> '';--> statement-breakpoint
CREATE INDEX "reference_requests_ends_idx" ON "reference_requests" USING btree ("ends_at") WHERE status in ('asked', 'answered');--> statement-breakpoint
CREATE INDEX "verification_events_of_idx" ON "verification_events" USING btree ("verification_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_open_once_key" ON "verifications" USING btree ("user_id","kind","subject_key") WHERE status in ('claimed', 'checking');--> statement-breakpoint
CREATE INDEX "verifications_user_newest_idx" ON "verifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "verifications_status_idx" ON "verifications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "verifications_held_idx" ON "verifications" USING btree ("user_id","kind","expires_at") WHERE status = 'verified';--> statement-breakpoint
CREATE INDEX "verifications_held_kind_idx" ON "verifications" USING btree ("kind","user_id","expires_at") WHERE status = 'verified';--> statement-breakpoint
CREATE INDEX "verifications_due_idx" ON "verifications" USING btree ("expires_at","id") WHERE status = 'verified' and expires_at is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK (type in ('application_received', 'application_moved', 'message_received', 'profile_approved', 'profile_rejected', 'report_filed', 'verification_moved', 'profiles_read_up'));
--> statement-breakpoint
-- The history is append only. It goes with its person alone: the one transaction that erases somebody says so first.
CREATE FUNCTION refuse_verification_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('puente.erasing', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'verification_events is append only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER verification_events_append_only BEFORE UPDATE OR DELETE ON verification_events
FOR EACH ROW EXECUTE FUNCTION refuse_verification_event_change();
--> statement-breakpoint
-- Lists by score are filtered by what holds; whatever changes that is followed like the candidate's own row.
CREATE FUNCTION note_verification_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_changes (side, row_id)
  SELECT 'candidates', id FROM candidates WHERE user_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER verifications_match_inserts AFTER INSERT ON verifications
FOR EACH ROW WHEN (NEW.status = 'verified') EXECUTE FUNCTION note_verification_change();
--> statement-breakpoint
CREATE TRIGGER verifications_match_deletes AFTER DELETE ON verifications
FOR EACH ROW WHEN (OLD.status = 'verified') EXECUTE FUNCTION note_verification_change();
--> statement-breakpoint
CREATE TRIGGER verifications_match_updates AFTER UPDATE ON verifications
FOR EACH ROW WHEN (
  (OLD.status = 'verified' OR NEW.status = 'verified')
  AND (OLD.status, OLD.expires_at) IS DISTINCT FROM (NEW.status, NEW.expires_at)
) EXECUTE FUNCTION note_verification_change();
