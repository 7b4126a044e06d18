CREATE TABLE "check_ins" (
	"hire_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"due_on" date NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"company_token_hash" text,
	"candidate_token_hash" text,
	"company_answer" text,
	"candidate_answer" text,
	"company_answered_at" timestamp (3) with time zone,
	"candidate_answered_at" timestamp (3) with time zone,
	CONSTRAINT "check_ins_pkey" PRIMARY KEY("hire_id","day"),
	CONSTRAINT "check_ins_company_token_key" UNIQUE("company_token_hash"),
	CONSTRAINT "check_ins_candidate_token_key" UNIQUE("candidate_token_hash"),
	CONSTRAINT "check_ins_day_check" CHECK (day in (7, 30, 90, 150)),
	CONSTRAINT "check_ins_company_check" CHECK (company_answer in ('good', 'concerns', 'problem')),
	CONSTRAINT "check_ins_candidate_check" CHECK (candidate_answer in ('good', 'concerns', 'problem')),
	CONSTRAINT "check_ins_answered_check" CHECK ((company_answer is null) = (company_answered_at is null)
      and (candidate_answer is null) = (candidate_answered_at is null))
);
--> statement-breakpoint
CREATE TABLE "hires" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"offer_id" uuid,
	"hourly_rate" smallint NOT NULL,
	"hours_per_week" smallint NOT NULL,
	"employment_type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"guarantee_ends_on" date NOT NULL,
	"status" text DEFAULT 'agreed' NOT NULL,
	"status_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reason" text,
	"replaced_by_id" uuid,
	"steps" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hires_application_key" UNIQUE("application_id"),
	CONSTRAINT "hires_replacement_key" UNIQUE("replaced_by_id"),
	CONSTRAINT "hires_status_check" CHECK (status in ('agreed', 'started', 'ended', 'claimed', 'replaced')),
	CONSTRAINT "hires_guarantee_check" CHECK (guarantee_ends_on = (start_date + interval '6 months')::date),
	CONSTRAINT "hires_replacement_check" CHECK (replaced_by_id is null or (status = 'replaced' and replaced_by_id <> id)),
	CONSTRAINT "hires_steps_check" CHECK (steps <@ array['contract', 'payroll', 'access', 'first-day']::text[]),
	CONSTRAINT "hires_rate_check" CHECK (hourly_rate between 1 and 1000),
	CONSTRAINT "hires_hours_check" CHECK (hours_per_week between 1 and 80),
	CONSTRAINT "hires_employment_type_check" CHECK (employment_type in ('full-time', 'part-time', 'contract')),
	CONSTRAINT "hires_dates_check" CHECK (end_date >= start_date)
);
--> statement-breakpoint
CREATE TABLE "offer_documents" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"hourly_rate" smallint NOT NULL,
	"hours_per_week" smallint NOT NULL,
	"employment_type" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"note" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"reason" text,
	"sha256" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_version_key" UNIQUE("application_id","version"),
	CONSTRAINT "offers_status_check" CHECK (status in ('sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn')),
	CONSTRAINT "offers_ended_check" CHECK ((status in ('sent', 'seen')) = (ended_at is null)),
	CONSTRAINT "offers_seen_check" CHECK (status <> 'seen' or seen_at is not null),
	CONSTRAINT "offers_document_check" CHECK ((status = 'accepted') = (sha256 is not null)),
	CONSTRAINT "offers_version_check" CHECK (version > 0),
	CONSTRAINT "offers_rate_check" CHECK (hourly_rate between 1 and 1000),
	CONSTRAINT "offers_hours_check" CHECK (hours_per_week between 1 and 80),
	CONSTRAINT "offers_employment_type_check" CHECK (employment_type in ('full-time', 'part-time', 'contract')),
	CONSTRAINT "offers_dates_check" CHECK (end_date >= start_date)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_replaced_by_id_hires_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."hires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_documents" ADD CONSTRAINT "offer_documents_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_due_idx" ON "check_ins" USING btree ("due_on","hire_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "hires_newest_idx" ON "hires" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "hires_company_newest_idx" ON "hires" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hires_candidate_newest_idx" ON "hires" USING btree ("candidate_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open_key" ON "offers" USING btree ("application_id") WHERE status in ('sent', 'seen');--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_accepted_key" ON "offers" USING btree ("application_id") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "offers_sides_idx" ON "offers" USING btree ("candidate_id","company_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_company_newest_idx" ON "offers" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_expiry_idx" ON "offers" USING btree ("expires_at") WHERE status in ('sent', 'seen');--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK (type in ('application_received', 'application_moved', 'offer_revised', 'offer_withdrawn', 'offer_expired', 'hire_changed', 'guarantee_claimed', 'check_in_problem', 'invitation_received', 'invitation_declined', 'interview_updated', 'message_received', 'profile_approved', 'profile_rejected', 'report_filed', 'verification_moved', 'profiles_read_up'));--> statement-breakpoint
-- An open offer ends with its application, whoever moves that and by whichever way: declined by a candidate who withdraws, withdrawn else.
-- A hire without an offer whose application no longer says so was a slip; one by an offer has ended.
CREATE FUNCTION end_hiring_with_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status = 'offered' THEN
    UPDATE offers SET
      status = CASE
        WHEN expires_at <= now() THEN 'expired'
        WHEN NEW.status = 'withdrawn' THEN 'declined'
        ELSE 'withdrawn'
      END,
      ended_at = least(expires_at, now())
    WHERE application_id = NEW.id AND status IN ('sent', 'seen');
  END IF;
  IF OLD.status = 'hired' THEN
    UPDATE hires SET replaced_by_id = NULL
    WHERE replaced_by_id IN (SELECT id FROM hires WHERE application_id = NEW.id AND offer_id IS NULL);
    DELETE FROM check_ins WHERE hire_id IN (SELECT id FROM hires WHERE application_id = NEW.id AND offer_id IS NULL);
    DELETE FROM hires WHERE application_id = NEW.id AND offer_id IS NULL;
    UPDATE hires SET status = 'ended', status_changed_at = now(), updated_at = now()
    WHERE application_id = NEW.id AND status IN ('agreed', 'started');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER applications_end_hiring AFTER UPDATE OF status ON applications
FOR EACH ROW WHEN (OLD.status <> NEW.status AND OLD.status IN ('offered', 'hired'))
EXECUTE FUNCTION end_hiring_with_application();
--> statement-breakpoint
-- What was accepted is accepted: neither its terms nor its document change. Emptying the table is for tests.
CREATE FUNCTION refuse_offer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was offered does not change';
END
$$;
--> statement-breakpoint
CREATE TRIGGER offer_documents_final BEFORE UPDATE OR DELETE ON offer_documents
FOR EACH ROW EXECUTE FUNCTION refuse_offer_change();
--> statement-breakpoint
CREATE TRIGGER offers_terms_final BEFORE UPDATE ON offers
FOR EACH ROW WHEN (
  (OLD.application_id, OLD.version, OLD.hourly_rate, OLD.hours_per_week, OLD.employment_type, OLD.start_date, OLD.end_date, OLD.note, OLD.expires_at)
  IS DISTINCT FROM
  (NEW.application_id, NEW.version, NEW.hourly_rate, NEW.hours_per_week, NEW.employment_type, NEW.start_date, NEW.end_date, NEW.note, NEW.expires_at)
) EXECUTE FUNCTION refuse_offer_change();
