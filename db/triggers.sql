-- All functions and triggers of the database as they are after the last migration, to be read in one place. Migrations make them. This file is never run
-- outside of a test (`src/server/db/triggers.db.test.ts`), which fails when it differs from what the migrations made.
--
-- A rule is a trigger only if it must hold for every statement that writes a table: those of any feature, of an operator, of a cascade and of the
-- previous release. What a feature decides to do after something happened is a subscriber of a domain event (ADR 63, docs/events.md).

-- Append-only logs
-- ----------------
-- A log proves nothing if code with a mistake, or a person with access to the database, can change it.

-- The audit log keeps each row for two years.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '730 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_log is append only';
END
$$;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

-- The history of verifications goes with its person alone. The transaction that erases a person sets `puente.erasing` first.
CREATE FUNCTION refuse_verification_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('puente.erasing', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'verification_events is append only';
END
$$;

CREATE TRIGGER verification_events_append_only BEFORE UPDATE OR DELETE ON verification_events
FOR EACH ROW EXECUTE FUNCTION refuse_verification_event_change();

-- The same for companies.
CREATE FUNCTION refuse_company_verification_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('puente.erasing', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'company_verification_steps is append only';
END
$$;

CREATE TRIGGER company_verification_steps_append_only BEFORE UPDATE OR DELETE ON company_verification_steps
FOR EACH ROW EXECUTE FUNCTION refuse_company_verification_change();

-- The log of a company keeps each row for two years. A transaction that erases a person or a company may remove addresses and rows.
CREATE FUNCTION refuse_company_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('puente.erasing', true) = 'on' THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '730 days' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'company_log is append only';
END
$$;

CREATE TRIGGER company_log_append_only BEFORE UPDATE OR DELETE ON company_log
FOR EACH ROW EXECUTE FUNCTION refuse_company_log_change();

-- Final terms
-- -----------
-- What two people agreed to must not depend on the code that reads it later. The status of an offer changes, its terms and its document do not.

CREATE FUNCTION refuse_offer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was offered does not change';
END
$$;

CREATE TRIGGER offer_documents_final BEFORE UPDATE OR DELETE ON offer_documents
FOR EACH ROW EXECUTE FUNCTION refuse_offer_change();

CREATE TRIGGER offers_terms_final BEFORE UPDATE ON offers
FOR EACH ROW WHEN (
  (OLD.application_id, OLD.version, OLD.hourly_rate, OLD.hours_per_week, OLD.employment_type, OLD.start_date, OLD.end_date, OLD.note, OLD.expires_at)
  IS DISTINCT FROM
  (NEW.application_id, NEW.version, NEW.hourly_rate, NEW.hours_per_week, NEW.employment_type, NEW.start_date, NEW.end_date, NEW.note, NEW.expires_at)
) EXECUTE FUNCTION refuse_offer_change();

-- Change feed of the score index
-- ------------------------------
-- The index of scores must know every row that changed. A write that skips the feed leaves a person or a job in lists with a wrong score.

CREATE FUNCTION note_match_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_changes (side, row_id)
  VALUES (TG_TABLE_NAME, CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

-- The zero id stands for all rows of a table, which only tests empty.
CREATE FUNCTION note_all_matches_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_changes (side, row_id) VALUES (TG_TABLE_NAME, '00000000-0000-0000-0000-000000000000')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER candidates_match_rows AFTER INSERT OR DELETE ON candidates
FOR EACH ROW EXECUTE FUNCTION note_match_change();

CREATE TRIGGER candidates_match_updates AFTER UPDATE ON candidates
FOR EACH ROW WHEN (
  (OLD.prepared, OLD.match_version, OLD.approval_status, OLD.is_listed, OLD.experience, OLD.search_text, OLD.score_opt_out, OLD.open_to_work, OLD.committed_hours, OLD.country, OLD.english_level, OLD.available_from, OLD.reviewed_at)
  IS DISTINCT FROM
  (NEW.prepared, NEW.match_version, NEW.approval_status, NEW.is_listed, NEW.experience, NEW.search_text, NEW.score_opt_out, NEW.open_to_work, NEW.committed_hours, NEW.country, NEW.english_level, NEW.available_from, NEW.reviewed_at)
) EXECUTE FUNCTION note_match_change();

CREATE TRIGGER candidates_match_truncate AFTER TRUNCATE ON candidates
FOR EACH STATEMENT EXECUTE FUNCTION note_all_matches_gone();

CREATE TRIGGER jobs_match_rows AFTER INSERT OR DELETE ON jobs
FOR EACH ROW EXECUTE FUNCTION note_match_change();

CREATE TRIGGER jobs_match_updates AFTER UPDATE ON jobs
FOR EACH ROW WHEN (
  (OLD.prepared, OLD.match_version, OLD.status, OLD.is_listed, OLD.search_text, OLD.opened_at)
  IS DISTINCT FROM
  (NEW.prepared, NEW.match_version, NEW.status, NEW.is_listed, NEW.search_text, NEW.opened_at)
) EXECUTE FUNCTION note_match_change();

CREATE TRIGGER jobs_match_truncate AFTER TRUNCATE ON jobs
FOR EACH STATEMENT EXECUTE FUNCTION note_all_matches_gone();

-- Lists are filtered by what is verified of a candidate, so a change of that counts as a change of the candidate.
CREATE FUNCTION note_verification_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_changes (side, row_id)
  SELECT 'candidates', id FROM candidates WHERE user_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER verifications_match_inserts AFTER INSERT ON verifications
FOR EACH ROW WHEN (NEW.status = 'verified') EXECUTE FUNCTION note_verification_change();

CREATE TRIGGER verifications_match_deletes AFTER DELETE ON verifications
FOR EACH ROW WHEN (OLD.status = 'verified') EXECUTE FUNCTION note_verification_change();

CREATE TRIGGER verifications_match_updates AFTER UPDATE ON verifications
FOR EACH ROW WHEN (
  (OLD.status = 'verified' OR NEW.status = 'verified')
  AND (OLD.status, OLD.expires_at) IS DISTINCT FROM (NEW.status, NEW.expires_at)
) EXECUTE FUNCTION note_verification_change();

-- Lists of jobs are filtered by whether the company is verified, so a change of that counts as a change of its open jobs.
CREATE FUNCTION note_company_verified() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_changes (side, row_id) SELECT 'jobs', id FROM jobs WHERE company_id = NEW.id AND status = 'open'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER companies_match_updates AFTER UPDATE ON companies
FOR EACH ROW WHEN ((OLD.verified_at IS NULL) IS DISTINCT FROM (NEW.verified_at IS NULL)) EXECUTE FUNCTION note_company_verified();

-- Counts: how companies answer
-- ----------------------------
-- Derived from the rows of applications, so they must follow every write of them, deletions by cascade included. A row per company would drift otherwise.

-- Whole hours from an application to its answer; null while there is none. Sixty days and more count as sixty days.
CREATE FUNCTION answer_hours(asked timestamptz, moved timestamptz, wrote timestamptz) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN least(moved, wrote) IS NOT NULL
    THEN least(1440, greatest(0, round(extract(epoch FROM least(moved, wrote) - asked) / 3600)))::smallint END
$$;

-- False for an application that was withdrawn before an answer: it needs none any more.
CREATE FUNCTION is_answerable(status text, moved timestamptz, wrote timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT status <> 'withdrawn' OR least(moved, wrote) IS NOT NULL
$$;

-- The median of the hours of all answers of some companies.
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

-- The first change locks the company's row, so that concurrent changes add up. Companies come in the order of their ids.
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

CREATE TRIGGER applications_answers_inserted AFTER INSERT ON applications
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_answers();

CREATE TRIGGER applications_answers_updated AFTER UPDATE ON applications
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_answers();

CREATE TRIGGER applications_answers_deleted AFTER DELETE ON applications
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_answers();

-- Counts: what candidates are hired for
-- -------------------------------------
-- Derived from hires, applications, jobs and accounts (ADR 35). Who is available is decided by them, so they must follow every write of the four tables.

-- Hours a week of someone hired without stated terms, by the type of the job.
CREATE FUNCTION weekly_hours_of(job_type text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE job_type WHEN 'part-time' THEN 20 WHEN 'contract' THEN 30 ELSE 40 END
$$;

-- What some candidates are hired for on a day: hires that run, up to and including their last day, and applications at "hired" without a
-- record of a hire, as long as both accounts exist.
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
$$;

-- Writes it to the rows of the candidates. A statement of its own locks them, so that the next one reads all that was committed before.
CREATE FUNCTION count_commitments(candidate_ids uuid[], today date DEFAULT (now() AT TIME ZONE 'UTC')::date)
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

CREATE FUNCTION count_hires() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER hires_commitments_inserted AFTER INSERT ON hires
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_hires();

CREATE TRIGGER hires_commitments_updated AFTER UPDATE ON hires
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_hires();

CREATE TRIGGER hires_commitments_deleted AFTER DELETE ON hires
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_hires();

CREATE FUNCTION count_hired_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_commitments(ARRAY[NEW.candidate_id]);
  RETURN NULL;
END
$$;

-- One row at a time, because no statement hires several people, and most updates are none of a status.
CREATE TRIGGER applications_commitments_updated AFTER UPDATE OF status ON applications
FOR EACH ROW WHEN ((OLD.status = 'hired') <> (NEW.status = 'hired')) EXECUTE FUNCTION count_hired_application();

CREATE FUNCTION count_hired_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM count_commitments(ARRAY(SELECT DISTINCT candidate_id FROM new_rows WHERE status = 'hired'));
  ELSE
    PERFORM count_commitments(ARRAY(SELECT DISTINCT candidate_id FROM old_rows WHERE status = 'hired'));
  END IF;
  RETURN NULL;
END
$$;

-- A statement locks its candidates in the order of their ids, so that two statements with many rows do not wait for each other. By their names they
-- run before `applications_answers_…`: candidates are locked before companies, as when an offer is accepted.
CREATE TRIGGER applications_active_hires_inserted AFTER INSERT ON applications
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_hired_applications();

CREATE TRIGGER applications_active_hires_deleted AFTER DELETE ON applications
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_hired_applications();

CREATE FUNCTION count_hired_of_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_commitments(ARRAY(
    SELECT DISTINCT a.candidate_id FROM applications a
    WHERE a.job_id = NEW.id AND a.status = 'hired' AND NOT EXISTS (SELECT FROM hires h WHERE h.application_id = a.id)
  ));
  RETURN NULL;
END
$$;

CREATE TRIGGER jobs_commitments_updated AFTER UPDATE OF job_type ON jobs
FOR EACH ROW WHEN (OLD.job_type IS DISTINCT FROM NEW.job_type) EXECUTE FUNCTION count_hired_of_job();

CREATE FUNCTION count_hired_of_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER users_commitments_deleted AFTER UPDATE OF deleted_at ON users
FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION count_hired_of_deleted_user();

-- Members of companies
-- --------------------
-- An account without a membership could do nothing, and a message without marks would be unread for no one. Processes of the previous release make
-- accounts of companies and store messages too.

-- The account that makes a company is its first owner. Someone who joins a company has a membership before the account type.
CREATE FUNCTION become_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO memberships (user_id, account_id, role, created_at)
  VALUES (NEW.id, NEW.id, 'owner', CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END) ON CONFLICT (user_id) DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER users_become_owner AFTER INSERT OR UPDATE OF account_type ON users
FOR EACH ROW WHEN (NEW.account_type = 'company') EXECUTE FUNCTION become_owner();

-- A removed member, also one removed by a process of the previous release, leaves all hiring teams. Deleted memberships cascade.
CREATE FUNCTION leave_teams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM job_members WHERE user_id = NEW.user_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER memberships_leave_teams AFTER UPDATE OF ended_at, account_id ON memberships
FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL OR NEW.account_id <> OLD.account_id) EXECUTE FUNCTION leave_teams();

-- A message to a company is unread for each member who uses threads. Someone who joins later starts without unread messages.
CREATE FUNCTION note_unread_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unread_messages (member_id, account_id, sender_id, message_id)
  SELECT memberships.user_id, stored.receiver_id, stored.sender_id, stored.id
  FROM stored JOIN memberships ON memberships.account_id = stored.receiver_id
  WHERE stored.read_at IS NULL AND memberships.ended_at IS NULL AND memberships.role IN ('owner', 'recruiter')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE TRIGGER messages_unread AFTER INSERT ON messages REFERENCING NEW TABLE AS stored
FOR EACH STATEMENT EXECUTE FUNCTION note_unread_messages();

-- Files in a store
-- ----------------
-- A file must leave the store in the transaction in which its row loses it, whatever removed the row, cascades included (ADR 48).

-- Wakes the process that moves files into a store.
CREATE FUNCTION note_file_given() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('puente_background', 'files');
  RETURN NULL;
END $$;

CREATE FUNCTION note_file_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.object IS NOT DISTINCT FROM OLD.object THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO file_removals (object) VALUES (OLD.object) ON CONFLICT DO NOTHING;
  PERFORM pg_notify('puente_background', 'files');
  RETURN NULL;
END $$;

CREATE TRIGGER photos_file_given AFTER INSERT OR UPDATE OF content ON photos FOR EACH ROW WHEN (NEW.content IS NOT NULL) EXECUTE FUNCTION note_file_given();

CREATE TRIGGER photos_file_gone AFTER UPDATE OF object OR DELETE ON photos FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION note_file_gone();

CREATE TRIGGER company_logos_file_given AFTER INSERT OR UPDATE OF content ON company_logos FOR EACH ROW WHEN (NEW.content IS NOT NULL) EXECUTE FUNCTION note_file_given();

CREATE TRIGGER company_logos_file_gone AFTER UPDATE OF object OR DELETE ON company_logos FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION note_file_gone();

CREATE TRIGGER resume_files_file_given AFTER INSERT OR UPDATE OF content ON resume_files FOR EACH ROW WHEN (NEW.content IS NOT NULL) EXECUTE FUNCTION note_file_given();

CREATE TRIGGER resume_files_file_gone AFTER UPDATE OF object OR DELETE ON resume_files FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION note_file_gone();

CREATE TRIGGER attachments_file_given AFTER INSERT OR UPDATE OF content ON attachments FOR EACH ROW WHEN (NEW.content IS NOT NULL) EXECUTE FUNCTION note_file_given();

CREATE TRIGGER attachments_file_gone AFTER UPDATE OF object OR DELETE ON attachments FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION note_file_gone();

-- Interviewers
-- ------------
-- An interview without an interviewer would have no one to remind and no calendar, and processes of the previous release know of no interviewers.

-- The company's first account, or the member that its mails go to after that person left.
CREATE FUNCTION first_interviewer(company uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (
      SELECT memberships.user_id FROM memberships
      WHERE memberships.account_id = companies.user_id AND memberships.ended_at IS NULL
      ORDER BY memberships.role = 'viewer', memberships.user_id = companies.user_id DESC, memberships.role = 'owner' DESC, memberships.created_at
      LIMIT 1
    ),
    companies.user_id
  )
  FROM companies WHERE companies.id = company
$$;

CREATE FUNCTION add_first_interviewers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO interview_interviewers (interview_id, user_id, place) SELECT id, first_interviewer(company_id), 1 FROM added;
  RETURN NULL;
END
$$;

CREATE TRIGGER interviews_first_interviewer AFTER INSERT ON interviews REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION add_first_interviewers();

CREATE FUNCTION require_interviewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM interviews WHERE id = OLD.interview_id)
    AND NOT EXISTS (SELECT FROM interview_interviewers WHERE interview_id = OLD.interview_id)
  THEN
    RAISE EXCEPTION 'an interview has an interviewer' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER interviews_keep_interviewer AFTER DELETE ON interview_interviewers DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION require_interviewer();

-- The booked time of an interview, for the exclusion constraint of its interviewers.
CREATE FUNCTION copy_interview_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT starts_at, ends_at INTO NEW.starts_at, NEW.ends_at FROM interviews WHERE id = NEW.interview_id AND status = 'booked';
  RETURN NEW;
END
$$;

CREATE TRIGGER interview_interviewers_time BEFORE INSERT ON interview_interviewers
FOR EACH ROW EXECUTE FUNCTION copy_interview_time();

CREATE FUNCTION move_interviewers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE interview_interviewers SET
    starts_at = CASE WHEN NEW.status = 'booked' THEN NEW.starts_at END,
    ends_at = CASE WHEN NEW.status = 'booked' THEN NEW.ends_at END
  WHERE interview_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER interviews_time_of_interviewers AFTER UPDATE OF status, starts_at, ends_at ON interviews
FOR EACH ROW WHEN ((NEW.status, NEW.starts_at, NEW.ends_at) IS DISTINCT FROM (OLD.status, OLD.starts_at, OLD.ends_at))
EXECUTE FUNCTION move_interviewers();

-- Function of a check
-- -------------------
-- Not a trigger, listed because it is a function: checks of profiles call it.

-- True if no entry of a list ends before its start, as far as both dates are known: '2015' and '2015-03' are in order either way.
CREATE FUNCTION spans_in_order(entries jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT NOT EXISTS (
    SELECT FROM jsonb_path_query(entries, '$[*]') AS entry
    WHERE left(entry ->> 'end', length(entry ->> 'start')) COLLATE "C" < left(entry ->> 'start', length(entry ->> 'end'))
  )
$$;
