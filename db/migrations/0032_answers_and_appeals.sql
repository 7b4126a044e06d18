CREATE TABLE "application_appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"decline_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"declined_by" uuid NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"note" text,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_appeals_decline_id_unique" UNIQUE("decline_id"),
	CONSTRAINT "application_appeals_outcome_check" CHECK (outcome in ('upheld', 'reopened')),
	CONSTRAINT "application_appeals_closed_check" CHECK (num_nulls(outcome, closed_at, closed_by) in (0, 3)),
	CONSTRAINT "application_appeals_reviewer_check" CHECK (outcome = 'reopened' or closed_by <> declined_by)
);
--> statement-breakpoint
CREATE TABLE "application_declines" (
	"move_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"compatibility" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_answer_hours" (
	"company_id" uuid NOT NULL,
	"hours" smallint NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "company_answer_hours_company_id_hours_pk" PRIMARY KEY("company_id","hours"),
	CONSTRAINT "company_answer_hours_answers_check" CHECK (answers >= 0)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "application_history" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answered_move_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answered_message_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "nudged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "answer_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "answerable_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "answered_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "answer_median_hours" real;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "owes_answers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_decline_id_application_history_id_fk" FOREIGN KEY ("decline_id") REFERENCES "public"."application_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_declined_by_users_id_fk" FOREIGN KEY ("declined_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_declines" ADD CONSTRAINT "application_declines_move_id_application_history_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."application_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_declines" ADD CONSTRAINT "application_declines_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_answer_hours" ADD CONSTRAINT "company_answer_hours_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_appeals_application_idx" ON "application_appeals" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_appeals_company_idx" ON "application_appeals" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_appeals_candidate_idx" ON "application_appeals" USING btree ("candidate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_appeals_newest_idx" ON "application_appeals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "application_appeals_due_idx" ON "application_appeals" USING btree ("due_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "application_declines_application_idx" ON "application_declines" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "applications_nudged_idx" ON "applications" USING btree ("job_id") WHERE nudged_at is not null;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_reason_check" CHECK (decline_reason in ('skills', 'experience', 'language', 'rate', 'hours', 'position-filled', 'other'));--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_declined_check" CHECK (decline_reason is null or to_status = 'declined');--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_answer_days_check" CHECK (answer_days between 1 and 30);--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_answers_check" CHECK (answered_count between 0 and answerable_count);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK (type in ('application_received', 'application_moved', 'offer_revised', 'offer_withdrawn', 'offer_expired', 'hire_changed', 'guarantee_claimed', 'check_in_problem', 'invitation_received', 'invitation_declined', 'interview_updated', 'answer_asked', 'answers_owed', 'appeal_filed', 'appeal_closed', 'message_received', 'profile_approved', 'profile_rejected', 'report_filed', 'verification_moved', 'profiles_read_up'));--> statement-breakpoint
-- Answers given so far: the first move of a company that was not taken back, and its first message since the application.
UPDATE applications a SET answered_move_at = first.at
FROM (
  SELECT h.application_id, min(h.created_at) AS at
  FROM application_history h
  JOIN applications b ON b.id = h.application_id
  JOIN companies c ON c.id = b.company_id AND c.user_id = h.by_user_id
  WHERE h.from_status IS NOT NULL AND h.undoes_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM application_history undo WHERE undo.undoes_id = h.id)
  GROUP BY h.application_id
) first
WHERE first.application_id = a.id;
--> statement-breakpoint
UPDATE applications a SET answered_message_at = first.at
FROM (
  SELECT b.id, min(m.created_at) AS at
  FROM applications b
  JOIN companies c ON c.id = b.company_id
  JOIN candidates k ON k.id = b.candidate_id
  JOIN messages m ON least(m.sender_id, m.receiver_id) = least(c.user_id, k.user_id)
    AND greatest(m.sender_id, m.receiver_id) = greatest(c.user_id, k.user_id)
    AND m.sender_id = c.user_id AND m.created_at >= b.created_at
  GROUP BY b.id
) first
WHERE first.id = a.id;
--> statement-breakpoint
-- Whole hours from an application to its answer; null while there is none. Sixty days and more are one.
CREATE FUNCTION answer_hours(asked timestamptz, moved timestamptz, wrote timestamptz) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN least(moved, wrote) IS NOT NULL
    THEN least(1440, greatest(0, round(extract(epoch FROM least(moved, wrote) - asked) / 3600)))::smallint END
$$;
--> statement-breakpoint
-- Whether an application stands among those that its company answers or not: one that was withdrawn before asks for nothing any more.
CREATE FUNCTION is_answerable(status text, moved timestamptz, wrote timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status <> 'withdrawn' OR least(moved, wrote) IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION set_answer_median(company_ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE companies SET answer_median_hours = (
    SELECT avg(h.hours) FROM (
      SELECT hours, answers, sum(answers) OVER (ORDER BY hours) AS upto FROM company_answer_hours
      WHERE company_id = companies.id AND answers > 0
    ) h
    WHERE (companies.answered_count + 1) / 2 BETWEEN h.upto - h.answers + 1 AND h.upto
      OR companies.answered_count / 2 + 1 BETWEEN h.upto - h.answers + 1 AND h.upto
  ) WHERE id = ANY(company_ids)
$$;
--> statement-breakpoint
-- Follows the table, not those who write it, so that no write is forgotten. A company's row is held by its first change, so that what
-- several do at once adds up; companies come in the order of their ids.
CREATE FUNCTION note_answers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes refcursor;
  change record;
  touched uuid[] := '{}';
BEGIN
  IF TG_OP = 'INSERT' THEN
    OPEN changes FOR
      SELECT company_id, answer_hours(created_at, answered_move_at, answered_message_at) AS hours, count(*)::int AS delta
      FROM new_rows WHERE is_answerable(status, answered_move_at, answered_message_at) GROUP BY 1, 2 ORDER BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    OPEN changes FOR
      SELECT company_id, answer_hours(created_at, answered_move_at, answered_message_at) AS hours, -count(*)::int AS delta
      FROM old_rows WHERE is_answerable(status, answered_move_at, answered_message_at) GROUP BY 1, 2 ORDER BY 1, 2;
  ELSE
    OPEN changes FOR
      SELECT company_id, hours, sum(delta)::int AS delta FROM (
        SELECT company_id, answer_hours(created_at, answered_move_at, answered_message_at) AS hours, 1 AS delta
        FROM new_rows WHERE is_answerable(status, answered_move_at, answered_message_at)
        UNION ALL
        SELECT company_id, answer_hours(created_at, answered_move_at, answered_message_at), -1
        FROM old_rows WHERE is_answerable(status, answered_move_at, answered_message_at)
      ) both_rows GROUP BY 1, 2 HAVING sum(delta) <> 0
      -- What is added comes first, so that no count is below another in between.
      ORDER BY 1, sum(delta) DESC, 2;
  END IF;
  LOOP
    FETCH changes INTO change;
    EXIT WHEN NOT FOUND;
    UPDATE companies SET
      answerable_count = answerable_count + change.delta,
      answered_count = answered_count + CASE WHEN change.hours IS NULL THEN 0 ELSE change.delta END
    WHERE id = change.company_id;
    IF change.hours IS NOT NULL THEN
      UPDATE company_answer_hours SET answers = answers + change.delta
      WHERE company_id = change.company_id AND hours = change.hours;
      IF NOT FOUND THEN
        INSERT INTO company_answer_hours (company_id, hours, answers) VALUES (change.company_id, change.hours, change.delta);
      END IF;
      touched := touched || change.company_id;
    END IF;
  END LOOP;
  CLOSE changes;
  IF touched <> '{}' THEN PERFORM set_answer_median(touched); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER applications_answers_inserted AFTER INSERT ON applications
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_answers();
--> statement-breakpoint
CREATE TRIGGER applications_answers_updated AFTER UPDATE ON applications
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_answers();
--> statement-breakpoint
CREATE TRIGGER applications_answers_deleted AFTER DELETE ON applications
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_answers();
--> statement-breakpoint
INSERT INTO company_answer_hours (company_id, hours, answers)
SELECT company_id, answer_hours(created_at, answered_move_at, answered_message_at), count(*)
FROM applications WHERE least(answered_move_at, answered_message_at) IS NOT NULL GROUP BY 1, 2;
--> statement-breakpoint
UPDATE companies SET answerable_count = counted.answerable, answered_count = counted.answered
FROM (
  SELECT company_id, count(*) AS answerable, count(least(answered_move_at, answered_message_at)) AS answered
  FROM applications WHERE is_answerable(status, answered_move_at, answered_message_at) GROUP BY company_id
) counted
WHERE counted.company_id = companies.id;
--> statement-breakpoint
SELECT set_answer_median(array(SELECT id FROM companies WHERE answered_count > 0));
