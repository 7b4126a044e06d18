CREATE TABLE "criterion_ratings" (
	"application_id" uuid NOT NULL,
	"criterion_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"note" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "criterion_ratings_application_id_criterion_id_pk" PRIMARY KEY("application_id","criterion_id"),
	CONSTRAINT "criterion_ratings_rating_check" CHECK (rating between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "job_criteria" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "job_criteria_position_key" UNIQUE("job_id","position"),
	CONSTRAINT "job_criteria_position_check" CHECK (position <= 8)
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_name_key" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"note" text,
	"status" text DEFAULT 'invited' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_once_key" UNIQUE("job_id","candidate_id"),
	CONSTRAINT "invitations_status_check" CHECK (status in ('invited', 'applied', 'declined')),
	CONSTRAINT "invitations_answered_check" CHECK ((status = 'invited') = (answered_at is null))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "application_history" ADD COLUMN "undoes_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "invited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "undo_move_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "undo_by" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "undo_to" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "undo_to_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "criterion_ratings" ADD CONSTRAINT "criterion_ratings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "criterion_ratings" ADD CONSTRAINT "criterion_ratings_criterion_id_job_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."job_criteria"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_criteria" ADD CONSTRAINT "job_criteria_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "criterion_ratings_criterion_idx" ON "criterion_ratings" USING btree ("criterion_id");--> statement-breakpoint
CREATE INDEX "invitations_company_newest_idx" ON "invitations" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_job_newest_idx" ON "invitations" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_candidate_newest_idx" ON "invitations" USING btree ("candidate_id","created_at","id");--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_undoes_id_application_history_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."application_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_company_since_idx" ON "applications" USING btree ("company_id","status_changed_at","id");--> statement-breakpoint
CREATE INDEX "applications_company_rated_idx" ON "applications" USING btree ("company_id",coalesce(rating, 0),"id");--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_undone_once_key" UNIQUE("undoes_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_undo_check" CHECK (num_nulls(undo_move_id, undo_by, undo_to, undo_to_since) in (0, 4));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK (type in ('application_received', 'application_moved', 'invitation_received', 'invitation_declined', 'message_received', 'profile_approved', 'profile_rejected', 'report_filed', 'verification_moved', 'profiles_read_up'));