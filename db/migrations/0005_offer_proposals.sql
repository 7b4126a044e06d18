CREATE TABLE "offer_proposals" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"hourly_rate" smallint NOT NULL,
	"hours_per_week" smallint NOT NULL,
	"start_date" date NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kept_at" timestamp (3) with time zone,
	CONSTRAINT "offer_proposals_rate_check" CHECK (hourly_rate between 1 and 1000),
	CONSTRAINT "offer_proposals_hours_check" CHECK (hours_per_week between 1 and 80),
	CONSTRAINT "offer_proposals_kept_check" CHECK (kept_at >= created_at)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "is_called_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_proposals" ADD CONSTRAINT "offer_proposals_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_called_off_check" CHECK (not is_called_off or status not in ('agreed', 'started')) NOT VALID;--> statement-breakpoint
ALTER TABLE "hires" VALIDATE CONSTRAINT "hires_called_off_check";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK (type in ('application_received', 'application_moved', 'offer_revised', 'offer_withdrawn', 'offer_expired', 'offer_proposed', 'offer_kept', 'hire_changed', 'guarantee_claimed', 'check_in_problem', 'invitation_received', 'invitation_declined', 'interview_updated', 'answer_asked', 'answers_owed', 'appeal_filed', 'appeal_closed', 'message_received', 'profile_approved', 'profile_rejected', 'report_filed', 'verification_moved', 'profiles_read_up')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_type_check";