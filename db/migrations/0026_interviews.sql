CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "interview_reminders" (
	"interview_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_reminders_interview_id_sequence_kind_pk" PRIMARY KEY("interview_id","sequence","kind"),
	CONSTRAINT "interview_reminders_kind_check" CHECK (kind in ('day', 'hour'))
);
--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"interview_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_slots_interview_id_starts_at_pk" PRIMARY KEY("interview_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"duration_minutes" integer NOT NULL,
	"proposed_by" text DEFAULT 'company' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"booked_at" timestamp (3) with time zone,
	"moved_from" timestamp (3) with time zone,
	"video_url" text,
	"note" text,
	"cancelled_by" text,
	"cancel_reason" text,
	"company_zone" text,
	"candidate_zone" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_status_check" CHECK (status in ('proposed', 'booked', 'cancelled', 'held', 'missed')),
	CONSTRAINT "interviews_proposed_by_check" CHECK (proposed_by in ('company', 'candidate')),
	CONSTRAINT "interviews_cancelled_by_check" CHECK (cancelled_by in ('company', 'candidate')),
	CONSTRAINT "interviews_duration_check" CHECK (duration_minutes between 15 and 240),
	CONSTRAINT "interviews_time_check" CHECK ((starts_at is null) = (ends_at is null) and ends_at > starts_at),
	CONSTRAINT "interviews_booked_check" CHECK (status not in ('booked', 'held', 'missed') or (starts_at is not null and booked_at is not null)),
	CONSTRAINT "interviews_sequence_check" CHECK (sequence >= 0)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_reminders" ADD CONSTRAINT "interview_reminders_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_application_idx" ON "interviews" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interviews_company_newest_idx" ON "interviews" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interviews_candidate_newest_idx" ON "interviews" USING btree ("candidate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interviews_company_start_idx" ON "interviews" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_candidate_start_idx" ON "interviews" USING btree ("candidate_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_booked_start_idx" ON "interviews" USING btree ("starts_at") WHERE status = 'booked';--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK (type in ('application_received', 'application_moved', 'invitation_received', 'invitation_declined', 'interview_updated', 'message_received', 'profile_approved', 'profile_rejected', 'report_filed', 'verification_moved', 'profiles_read_up'));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_free" EXCLUDE USING gist ("company_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE (status = 'booked');--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_candidate_free" EXCLUDE USING gist ("candidate_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE (status = 'booked');
