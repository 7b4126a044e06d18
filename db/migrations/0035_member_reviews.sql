CREATE TABLE "application_reviews" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint,
	"notes" text,
	"submitted_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_reviews_application_id_user_id_pk" PRIMARY KEY("application_id","user_id"),
	CONSTRAINT "application_reviews_rating_check" CHECK (rating between 1 and 5),
	CONSTRAINT "application_reviews_changed_check" CHECK (changed_at is null or submitted_at is not null)
);
--> statement-breakpoint
CREATE TABLE "criterion_scores" (
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"criterion_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"note" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "criterion_scores_application_id_user_id_criterion_id_pk" PRIMARY KEY("application_id","user_id","criterion_id"),
	CONSTRAINT "criterion_scores_rating_check" CHECK (rating between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "application_reviews" ADD CONSTRAINT "application_reviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_reviews" ADD CONSTRAINT "application_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "criterion_scores" ADD CONSTRAINT "criterion_scores_criterion_id_job_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."job_criteria"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "criterion_scores" ADD CONSTRAINT "criterion_scores_review_fk" FOREIGN KEY ("application_id","user_id") REFERENCES "public"."application_reviews"("application_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_reviews_rated_idx" ON "application_reviews" USING btree ("user_id","rating","application_id");--> statement-breakpoint
CREATE INDEX "criterion_scores_criterion_idx" ON "criterion_scores" USING btree ("criterion_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK (type in ('application_received', 'application_moved', 'offer_revised', 'offer_withdrawn', 'offer_expired', 'offer_proposed', 'offer_kept', 'hire_changed', 'guarantee_claimed', 'check_in_problem', 'invitation_received', 'invitation_declined', 'interview_updated', 'answer_asked', 'answers_owed', 'job_ending', 'job_closed', 'job_taken_down', 'job_restored', 'appeal_filed', 'appeal_closed', 'message_received', 'mention', 'profile_approved', 'profile_rejected', 'report_filed', 'verification_moved', 'profiles_read_up')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_type_check";--> statement-breakpoint
CREATE FUNCTION copy_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO application_reviews (application_id, user_id, rating, notes, submitted_at)
  SELECT NEW.id, companies.user_id, NEW.rating, NEW.notes, now() FROM companies WHERE companies.id = NEW.company_id
  ON CONFLICT (application_id, user_id) DO UPDATE SET rating = excluded.rating, notes = excluded.notes, updated_at = now();
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER applications_review_filed AFTER INSERT ON applications
FOR EACH ROW WHEN (NEW.rating IS NOT NULL OR NEW.notes IS NOT NULL) EXECUTE FUNCTION copy_review();--> statement-breakpoint
CREATE TRIGGER applications_review_changed AFTER UPDATE OF rating, notes ON applications
FOR EACH ROW WHEN (NEW.rating IS DISTINCT FROM OLD.rating OR NEW.notes IS DISTINCT FROM OLD.notes) EXECUTE FUNCTION copy_review();--> statement-breakpoint
CREATE FUNCTION copy_criterion_rating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reviewer uuid;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM criterion_scores USING applications, companies
    WHERE criterion_scores.application_id = OLD.application_id AND criterion_scores.criterion_id = OLD.criterion_id
      AND applications.id = OLD.application_id AND companies.id = applications.company_id AND criterion_scores.user_id = companies.user_id;
    RETURN NULL;
  END IF;
  SELECT companies.user_id INTO reviewer FROM applications JOIN companies ON companies.id = applications.company_id
  WHERE applications.id = NEW.application_id;
  INSERT INTO application_reviews (application_id, user_id, submitted_at) VALUES (NEW.application_id, reviewer, now()) ON CONFLICT DO NOTHING;
  INSERT INTO criterion_scores (application_id, user_id, criterion_id, rating, note)
  VALUES (NEW.application_id, reviewer, NEW.criterion_id, NEW.rating, NEW.note)
  ON CONFLICT (application_id, user_id, criterion_id) DO UPDATE SET rating = excluded.rating, note = excluded.note, updated_at = now();
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER criterion_ratings_copied AFTER INSERT OR UPDATE OR DELETE ON criterion_ratings
FOR EACH ROW EXECUTE FUNCTION copy_criterion_rating();
