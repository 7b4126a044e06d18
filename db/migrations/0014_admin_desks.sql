CREATE TABLE "company_verification_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"step" text NOT NULL,
	"method" text,
	"note" text,
	"admin_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_verification_steps_step_check" CHECK (step in ('verified', 'unverified', 'lapsed')),
	CONSTRAINT "company_verification_steps_method_check" CHECK (method in ('website', 'registry', 'documents', 'call', 'other')),
	CONSTRAINT "company_verification_steps_evidence_check" CHECK ((step = 'verified') = (method is not null)),
	CONSTRAINT "company_verification_steps_note_check" CHECK (case when step = 'lapsed' then note is null and admin_id is null else note <> '' and admin_id is not null end)
);--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "team_note" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "takedown_reason" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "status_before_takedown" text;--> statement-breakpoint
ALTER TABLE "company_verification_steps" ADD CONSTRAINT "company_verification_steps_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_verification_steps" ADD CONSTRAINT "company_verification_steps_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_verification_steps_of_idx" ON "company_verification_steps" USING btree ("company_id","created_at","id");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_status_before_takedown_check" CHECK (status_before_takedown in ('open', 'paused', 'closed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_status_before_takedown_check";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_taken_down_check" CHECK (case when taken_down_at is null then takedown_reason is null and status_before_takedown is null
        else takedown_reason <> '' and status_before_takedown is not null and status = 'closed' end) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_taken_down_check";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK (type in ('application_received', 'application_moved', 'offer_revised', 'offer_withdrawn', 'offer_expired', 'offer_proposed', 'offer_kept', 'hire_changed', 'guarantee_claimed', 'check_in_problem', 'invitation_received', 'invitation_declined', 'interview_updated', 'answer_asked', 'answers_owed', 'job_ending', 'job_closed', 'job_taken_down', 'job_restored', 'appeal_filed', 'appeal_closed', 'message_received', 'profile_approved', 'profile_rejected', 'report_filed', 'verification_moved', 'profiles_read_up')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_type_check";--> statement-breakpoint
CREATE FUNCTION refuse_company_verification_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('puente.erasing', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'company_verification_steps is append only';
END
$$;--> statement-breakpoint
CREATE TRIGGER company_verification_steps_append_only BEFORE UPDATE OR DELETE ON company_verification_steps
FOR EACH ROW EXECUTE FUNCTION refuse_company_verification_change();
