CREATE TABLE "interview_interviewers" (
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"time_zone" text,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_interviewers_interview_id_user_id_pk" PRIMARY KEY("interview_id","user_id"),
	CONSTRAINT "interview_interviewers_place_check" CHECK (place between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "interview_interviewers" ADD CONSTRAINT "interview_interviewers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_interviewers" ADD CONSTRAINT "interview_interviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_interviewers_place_key" ON "interview_interviewers" USING btree ("interview_id","place");--> statement-breakpoint
CREATE INDEX "interview_interviewers_user_idx" ON "interview_interviewers" USING btree ("user_id","created_at");--> statement-breakpoint
-- The time is copied from the booked interview, so that no writer can give an interviewer two interviews at once.
ALTER TABLE "interview_interviewers" ADD CONSTRAINT "interview_interviewers_free" EXCLUDE USING gist ("user_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE (starts_at IS NOT NULL);--> statement-breakpoint
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
$$;--> statement-breakpoint
CREATE FUNCTION add_first_interviewers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO interview_interviewers (interview_id, user_id, place) SELECT id, first_interviewer(company_id), 1 FROM added;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER interviews_first_interviewer AFTER INSERT ON interviews REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION add_first_interviewers();--> statement-breakpoint
CREATE FUNCTION copy_interview_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT starts_at, ends_at INTO NEW.starts_at, NEW.ends_at FROM interviews WHERE id = NEW.interview_id AND status = 'booked';
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER interview_interviewers_time BEFORE INSERT ON interview_interviewers
FOR EACH ROW EXECUTE FUNCTION copy_interview_time();--> statement-breakpoint
CREATE FUNCTION move_interviewers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE interview_interviewers SET
    starts_at = CASE WHEN NEW.status = 'booked' THEN NEW.starts_at END,
    ends_at = CASE WHEN NEW.status = 'booked' THEN NEW.ends_at END
  WHERE interview_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER interviews_time_of_interviewers AFTER UPDATE OF status, starts_at, ends_at ON interviews
FOR EACH ROW WHEN ((NEW.status, NEW.starts_at, NEW.ends_at) IS DISTINCT FROM (OLD.status, OLD.starts_at, OLD.ends_at))
EXECUTE FUNCTION move_interviewers();--> statement-breakpoint
CREATE FUNCTION require_interviewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM interviews WHERE id = OLD.interview_id)
    AND NOT EXISTS (SELECT FROM interview_interviewers WHERE interview_id = OLD.interview_id)
  THEN
    RAISE EXCEPTION 'an interview has an interviewer' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER interviews_keep_interviewer AFTER DELETE ON interview_interviewers DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION require_interviewer();
