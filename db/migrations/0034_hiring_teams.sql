CREATE TABLE "job_members" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"notify" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_members_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "company_log" DROP CONSTRAINT "company_log_action_check";--> statement-breakpoint
ALTER TABLE "job_members" ADD CONSTRAINT "job_members_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_members" ADD CONSTRAINT "job_members_user_id_memberships_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."memberships"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_members_user_idx" ON "job_members" USING btree ("user_id","job_id");--> statement-breakpoint
ALTER TABLE "company_log" ADD CONSTRAINT "company_log_action_check" CHECK (action in ('job.posted', 'job.changed', 'job.closed', 'job.renewed', 'job.team-changed', 'application.moved', 'application.declined', 'application.move-undone', 'interview.interviewers-changed', 'offer.sent', 'offer.withdrawn', 'hire.recorded', 'hire.changed', 'hire.exported', 'member.invited', 'member.invitation-withdrawn', 'member.joined', 'member.role-changed', 'member.removed', 'member.left', 'account.exported', 'company.changed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "company_log" VALIDATE CONSTRAINT "company_log_action_check";--> statement-breakpoint
CREATE FUNCTION leave_teams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM job_members WHERE user_id = NEW.user_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER memberships_leave_teams AFTER UPDATE OF ended_at, account_id ON memberships
FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL OR NEW.account_id <> OLD.account_id) EXECUTE FUNCTION leave_teams();
