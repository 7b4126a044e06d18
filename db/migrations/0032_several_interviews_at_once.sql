-- unused since interviewers have their own times: two members of a company hold interviews at the same time.
ALTER TABLE "interviews" DROP CONSTRAINT "interviews_company_free";--> statement-breakpoint
ALTER TABLE "company_log" DROP CONSTRAINT "company_log_action_check";--> statement-breakpoint
ALTER TABLE "company_log" ADD CONSTRAINT "company_log_action_check" CHECK (action in ('job.posted', 'job.changed', 'job.closed', 'job.renewed', 'application.moved', 'application.declined', 'application.move-undone', 'interview.interviewers-changed', 'offer.sent', 'offer.withdrawn', 'hire.recorded', 'hire.changed', 'hire.exported', 'member.invited', 'member.invitation-withdrawn', 'member.joined', 'member.role-changed', 'member.removed', 'member.left', 'account.exported')) NOT VALID;--> statement-breakpoint
ALTER TABLE "company_log" VALIDATE CONSTRAINT "company_log_action_check";
