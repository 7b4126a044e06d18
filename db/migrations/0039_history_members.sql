ALTER TABLE "company_log" DROP CONSTRAINT "company_log_action_check";--> statement-breakpoint
ALTER TABLE "application_history" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "company_log" ADD CONSTRAINT "company_log_action_check" CHECK (action in ('job.posted', 'job.changed', 'job.closed', 'job.renewed', 'job.team-changed', 'application.moved', 'application.declined', 'application.move-undone', 'interview.interviewers-changed', 'offer.sent', 'offer.withdrawn', 'hire.recorded', 'hire.changed', 'hire.exported', 'member.invited', 'member.invitation-withdrawn', 'member.joined', 'member.role-changed', 'member.removed', 'member.left', 'account.exported', 'company.changed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "application_history" VALIDATE CONSTRAINT "application_history_member_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "company_log" VALIDATE CONSTRAINT "company_log_action_check";
