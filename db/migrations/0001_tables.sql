CREATE TABLE "erasure_requests" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasure_requests_email_check" CHECK (email = lower(email))
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content" "bytea",
	"object" text,
	"size" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "photos_content_check" CHECK (octet_length(content) between 1 and 1048576),
	CONSTRAINT "photos_stored_check" CHECK ((content is null) = (object is not null) and (object is null) = (size is null))
);
--> statement-breakpoint
CREATE TABLE "application_appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"decline_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"declined_by" uuid NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"note" text,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_appeals_decline_id_unique" UNIQUE("decline_id"),
	CONSTRAINT "application_appeals_outcome_check" CHECK (outcome in ('upheld', 'reopened')),
	CONSTRAINT "application_appeals_closed_check" CHECK (num_nulls(outcome, closed_at, closed_by) in (0, 3)),
	CONSTRAINT "application_appeals_reviewer_check" CHECK (outcome = 'reopened' or closed_by <> declined_by)
);
--> statement-breakpoint
CREATE TABLE "application_declines" (
	"move_id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"compatibility" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"by_user_id" uuid NOT NULL,
	"note" text,
	"decline_reason" text,
	"undoes_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_history_undone_once_key" UNIQUE("undoes_id"),
	CONSTRAINT "application_history_from_check" CHECK (from_status in ('pending', 'applied', 'interviewing', 'offered', 'hired', 'declined', 'withdrawn')),
	CONSTRAINT "application_history_to_check" CHECK (to_status in ('pending', 'applied', 'interviewing', 'offered', 'hired', 'declined', 'withdrawn')),
	CONSTRAINT "application_history_reason_check" CHECK (decline_reason in ('skills', 'experience', 'language', 'rate', 'hours', 'position-filled', 'other')),
	CONSTRAINT "application_history_declined_check" CHECK (decline_reason is null or to_status = 'declined')
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"cover_letter" text,
	"invited" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"declined_from" text,
	"status_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undo_move_id" uuid,
	"undo_by" text,
	"undo_to" text,
	"undo_to_since" timestamp (3) with time zone,
	"viewed_at" timestamp (3) with time zone,
	"answered_move_at" timestamp (3) with time zone,
	"answered_message_at" timestamp (3) with time zone,
	"nudged_at" timestamp (3) with time zone,
	"rating" smallint,
	"notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_once_key" UNIQUE("job_id","candidate_id"),
	CONSTRAINT "applications_status_check" CHECK (status in ('pending', 'applied', 'interviewing', 'offered', 'hired', 'declined', 'withdrawn')),
	CONSTRAINT "applications_rating_check" CHECK (rating between 1 and 5),
	CONSTRAINT "applications_declined_from_check" CHECK ((status = 'declined') = (declined_from is not null)),
	CONSTRAINT "applications_undo_check" CHECK (num_nulls(undo_move_id, undo_by, undo_to, undo_to_since) in (0, 4))
);
--> statement-breakpoint
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
CREATE TABLE "name_reveals" (
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "name_reveals_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
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
CREATE TABLE "agreements" (
	"user_id" uuid NOT NULL,
	"terms" date NOT NULL,
	"privacy" date NOT NULL,
	"agreed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_user_id_terms_privacy_pk" PRIMARY KEY("user_id","terms","privacy")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"new_email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "email_changes_new_email_lower_check" CHECK (new_email = lower(new_email))
);
--> statement-breakpoint
CREATE TABLE "email_undos" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"former_email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_undos_former_email_lower_check" CHECK (former_email = lower(former_email))
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"password_hash" text,
	"password_is_temporary" boolean DEFAULT false NOT NULL,
	"temporary_password_sealed" text,
	"temporary_password_expires_at" timestamp (3) with time zone,
	"profile_image_url" text,
	"account_type" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"muted_mails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hide_names" boolean DEFAULT false NOT NULL,
	"hide_scores" boolean DEFAULT false NOT NULL,
	"second_step_since" timestamp (3) with time zone,
	"second_step_due_at" timestamp (3) with time zone,
	"score_opt_out" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_account_type_check" CHECK (account_type in ('company', 'candidate')),
	CONSTRAINT "users_language_check" CHECK (language in ('en', 'es', 'pt')),
	CONSTRAINT "users_email_lower_check" CHECK (email = lower(email)),
	CONSTRAINT "users_sealed_is_temporary_check" CHECK (temporary_password_sealed is null or password_is_temporary),
	CONSTRAINT "users_deleted_has_no_credentials_check" CHECK (deleted_at is null or (email is null and password_hash is null))
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_subject_key" UNIQUE("issuer","subject"),
	CONSTRAINT "identities_user_provider_key" UNIQUE("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_synced" boolean DEFAULT false NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_flows" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"challenge" text,
	"provider" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_flows_kind_check" CHECK (kind in ('second-step', 'passkey-sign-in', 'passkey-added', 'provider-sign-in', 'provider-linked', 'sign-in-link')),
	CONSTRAINT "sign_in_flows_user_check" CHECK (user_id is not null or kind in ('passkey-sign-in', 'provider-sign-in'))
);
--> statement-breakpoint
CREATE TABLE "totp_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key_sealed" text NOT NULL,
	"used_step" bigint,
	"confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"notes" text,
	"language" text DEFAULT 'en' NOT NULL,
	"time_zone" text,
	"token_hash" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_time_check" CHECK (ends_at > starts_at),
	CONSTRAINT "bookings_language_check" CHECK (language in ('en', 'es', 'pt')),
	CONSTRAINT "bookings_sequence_check" CHECK (sequence >= 0),
	CONSTRAINT "bookings_email_check" CHECK (email = lower(email))
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"job_title" text NOT NULL,
	"bio" text,
	"skills" text[] NOT NULL,
	"skill_keys" text[] NOT NULL,
	"match_version" integer DEFAULT 0 NOT NULL,
	"prepared" "bytea",
	"experience" text,
	"hourly_rate" integer,
	"timezone" text,
	"availability" text,
	"country" text,
	"city" text,
	"english_level" text,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"available_from" date,
	"linkedin_url" text,
	"portfolio_url" text,
	"positions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"open_to_work" boolean DEFAULT false NOT NULL,
	"active_hires" integer DEFAULT 0 NOT NULL,
	"committed_hours" integer DEFAULT 0 NOT NULL,
	"hired_since" date,
	"commitment_ends_on" date,
	"approval_status" text DEFAULT 'pending' NOT NULL,
	"review_notes" text,
	"reviewed_by" uuid,
	"reviewed_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"score_opt_out" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"matches_seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidates_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "candidates_job_title_check" CHECK (job_title <> ''),
	CONSTRAINT "candidates_skills_check" CHECK (cardinality(skills) <= 50 and (cardinality(skills) >= 1 or not is_listed)),
	CONSTRAINT "candidates_experience_check" CHECK (experience in ('0-1', '1-3', '3-5', '5-10', '10+')),
	CONSTRAINT "candidates_hourly_rate_check" CHECK (hourly_rate between 1 and 1000),
	CONSTRAINT "candidates_availability_check" CHECK (availability in ('full-time', 'part-time', 'contract')),
	CONSTRAINT "candidates_approval_status_check" CHECK (approval_status in ('pending', 'approved', 'rejected')),
	CONSTRAINT "candidates_country_check" CHECK (country ~ '^[A-Z]{2}$'),
	CONSTRAINT "candidates_english_level_check" CHECK (english_level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native')),
	CONSTRAINT "candidates_languages_check" CHECK (jsonb_typeof(languages) = 'array' and jsonb_array_length(languages) <= 20),
	CONSTRAINT "candidates_positions_check" CHECK (jsonb_typeof(positions) = 'array' and jsonb_array_length(positions) <= 30),
	CONSTRAINT "candidates_positions_dates_check" CHECK (spans_in_order(positions)),
	CONSTRAINT "candidates_education_check" CHECK (jsonb_typeof(education) = 'array' and jsonb_array_length(education) <= 10),
	CONSTRAINT "candidates_education_dates_check" CHECK (spans_in_order(education))
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlists_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
CREATE TABLE "resume_files" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea",
	"object" text,
	"size" integer,
	"sha256" text,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_files_kind_check" CHECK (kind in ('pdf', 'docx')),
	CONSTRAINT "resume_files_file_name_check" CHECK (length(file_name) between 1 and 120),
	CONSTRAINT "resume_files_content_check" CHECK (octet_length(content) between 1 and 5242880),
	CONSTRAINT "resume_files_stored_check" CHECK ((content is null) = (object is not null) and (object is null) = (size is null))
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"industry" text,
	"company_size" text,
	"website" text,
	"description" text,
	"logo_url" text,
	"verified_at" timestamp (3) with time zone,
	"search_name" text NOT NULL,
	"answer_days" smallint DEFAULT 7 NOT NULL,
	"answerable_count" integer DEFAULT 0 NOT NULL,
	"answered_count" integer DEFAULT 0 NOT NULL,
	"answer_median_hours" real,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "companies_company_name_check" CHECK (company_name <> ''),
	CONSTRAINT "companies_industry_check" CHECK (industry in ('technology', 'healthcare', 'legal', 'marketing', 'finance', 'real-estate', 'other')),
	CONSTRAINT "companies_company_size_check" CHECK (company_size in ('1-10', '11-50', '51-200', '201-500', '500+')),
	CONSTRAINT "companies_answer_days_check" CHECK (answer_days between 1 and 30),
	CONSTRAINT "companies_answers_check" CHECK (answered_count between 0 and answerable_count)
);
--> statement-breakpoint
CREATE TABLE "company_answer_hours" (
	"company_id" uuid NOT NULL,
	"hours" smallint NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "company_answer_hours_company_id_hours_pk" PRIMARY KEY("company_id","hours"),
	CONSTRAINT "company_answer_hours_answers_check" CHECK (answers >= 0)
);
--> statement-breakpoint
CREATE TABLE "company_hours" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"spans" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_hours_time_zone_check" CHECK (time_zone <> ''),
	CONSTRAINT "company_hours_spans_check" CHECK (jsonb_typeof(spans) = 'array' and jsonb_array_length(spans) > 0)
);
--> statement-breakpoint
CREATE TABLE "company_logos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"content" "bytea",
	"object" text,
	"size" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_logos_company_id_unique" UNIQUE("company_id"),
	CONSTRAINT "company_logos_content_check" CHECK (octet_length(content) between 1 and 1048576),
	CONSTRAINT "company_logos_stored_check" CHECK ((content is null) = (object is not null) and (object is null) = (size is null))
);
--> statement-breakpoint
CREATE TABLE "audit"."voluntary_answers" (
	"answer_key" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"answered_in" smallint DEFAULT extract(year from now())::smallint NOT NULL,
	CONSTRAINT "voluntary_answers_key_check" CHECK (length(answer_key) = 22),
	CONSTRAINT "voluntary_answers_sealed_check" CHECK (length(sealed) = 208)
);
--> statement-breakpoint
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
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"responsibilities" text,
	"experience" text,
	"hourly_budget" integer,
	"hourly_budget_from" integer,
	"timezone" text,
	"offset_january" smallint,
	"offset_july" smallint,
	"job_type" text,
	"factor_weights" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"required_skills" text[] NOT NULL,
	"skill_keys" text[] NOT NULL,
	"match_version" integer DEFAULT 0 NOT NULL,
	"prepared" "bytea",
	"status" text DEFAULT 'open' NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"owes_answers" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_factor_weights_check" CHECK (factor_weights - array['skills','title','experience','rate','timezone','availability','text'] = '{}'::jsonb and coalesce((factor_weights ->> 'skills')::numeric between 0.5 and 2, true) and coalesce((factor_weights ->> 'title')::numeric between 0.5 and 2, true) and coalesce((factor_weights ->> 'experience')::numeric between 0.5 and 2, true) and coalesce((factor_weights ->> 'rate')::numeric between 0.5 and 2, true) and coalesce((factor_weights ->> 'timezone')::numeric between 0.5 and 2, true) and coalesce((factor_weights ->> 'availability')::numeric between 0.5 and 2, true) and coalesce((factor_weights ->> 'text')::numeric between 0.5 and 2, true)),
	CONSTRAINT "jobs_title_check" CHECK (title <> ''),
	CONSTRAINT "jobs_description_check" CHECK (char_length(description) >= 20),
	CONSTRAINT "jobs_hourly_budget_check" CHECK (hourly_budget between 1 and 1000),
	CONSTRAINT "jobs_hourly_budget_from_check" CHECK (hourly_budget_from is null or (hourly_budget is not null and hourly_budget_from between 1 and hourly_budget)),
	CONSTRAINT "jobs_job_type_check" CHECK (job_type in ('full-time', 'part-time', 'contract')),
	CONSTRAINT "jobs_status_check" CHECK (status in ('open', 'paused', 'closed')),
	CONSTRAINT "jobs_required_skills_check" CHECK (cardinality(required_skills) between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_jobs_candidate_id_job_id_pk" PRIMARY KEY("candidate_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "match_changes" (
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"side" text NOT NULL,
	"row_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "match_changes_changed_by_side_row_id_pk" PRIMARY KEY("changed_by","side","row_id")
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"message_id" uuid,
	"place" smallint,
	"type" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"content" "bytea",
	"object" text,
	"size" integer,
	"preview" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachments_type_check" CHECK (type in ('pdf', 'docx', 'jpg', 'png', 'webp')),
	CONSTRAINT "attachments_file_name_check" CHECK (length(file_name) between 1 and 120),
	CONSTRAINT "attachments_content_check" CHECK (octet_length(content) between 1 and 10485760),
	CONSTRAINT "attachments_preview_check" CHECK (octet_length(preview) between 1 and 1048576),
	CONSTRAINT "attachments_stored_check" CHECK ((content is null) = (object is not null) and (object is null) = (size is null)),
	CONSTRAINT "attachments_size_check" CHECK (file_size > 0),
	CONSTRAINT "attachments_picture_check" CHECK ((preview is null) = (width is null) and (width is null) = (height is null)),
	CONSTRAINT "attachments_place_check" CHECK ((message_id is null) = (place is null) and place between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_two_people_check" CHECK (blocker_id <> blocked_id)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"low_user_id" uuid NOT NULL,
	"high_user_id" uuid NOT NULL,
	"last_message_id" uuid NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"started_by" uuid NOT NULL,
	"low_archived_through" timestamp (3) with time zone,
	"high_archived_through" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_low_user_id_high_user_id_pk" PRIMARY KEY("low_user_id","high_user_id"),
	CONSTRAINT "conversations_order_check" CHECK (low_user_id < high_user_id)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"content" text NOT NULL,
	"attachment_count" smallint DEFAULT 0 NOT NULL,
	"client_id" uuid,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_two_people_check" CHECK (sender_id <> receiver_id),
	CONSTRAINT "messages_content_or_files_check" CHECK (content <> '' or attachment_count > 0)
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_templates_title_check" CHECK (length(title) between 1 and 100),
	CONSTRAINT "message_templates_body_check" CHECK (length(body) between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"subject" uuid,
	"count" integer DEFAULT 1 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_type_check" CHECK (type in ('application_received', 'application_moved', 'offer_revised', 'offer_withdrawn', 'offer_expired', 'hire_changed', 'guarantee_claimed', 'check_in_problem', 'invitation_received', 'invitation_declined', 'interview_updated', 'answer_asked', 'answers_owed', 'appeal_filed', 'appeal_closed', 'message_received', 'profile_approved', 'profile_rejected', 'report_filed', 'verification_moved', 'profiles_read_up')),
	CONSTRAINT "notifications_count_check" CHECK (count > 0)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"resolution" text,
	"resolved_by" uuid,
	"resolved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_two_people_check" CHECK (reporter_id <> reported_id),
	CONSTRAINT "reports_reason_check" CHECK (reason <> ''),
	CONSTRAINT "reports_status_check" CHECK (status in ('open', 'resolved')),
	CONSTRAINT "reports_resolved_check" CHECK ((status = 'resolved') = (resolved_at is not null))
);
--> statement-breakpoint
CREATE TABLE "score_notice_readings" (
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"acknowledged_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_notice_readings_user_id_version_pk" PRIMARY KEY("user_id","version"),
	CONSTRAINT "score_notice_readings_version_check" CHECK (version > 0)
);
--> statement-breakpoint
CREATE TABLE "score_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_holds_application_id_unique" UNIQUE("application_id")
);
--> statement-breakpoint
CREATE TABLE "score_inputs" (
	"hash" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"application_id" uuid,
	"subject_key" text,
	"scored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"engine" text NOT NULL,
	"taxonomy" integer NOT NULL,
	"score" smallint,
	"factors" text,
	"job_hash" text,
	"candidate_hash" text,
	"list" text,
	"rank" smallint,
	"page" smallint,
	"viewer_role" text,
	"viewer_key" text,
	"hold_id" uuid,
	CONSTRAINT "score_receipts_cause_check" CHECK (cause in ('application', 'move', 'list')),
	CONSTRAINT "score_receipts_score_check" CHECK (score between 0 and 100),
	CONSTRAINT "score_receipts_whole_check" CHECK (num_nulls(score, factors, job_hash, candidate_hash) in (0, 4)),
	CONSTRAINT "score_receipts_list_check" CHECK (list in ('candidates', 'matches', 'applications', 'jobs', 'job-matches')),
	CONSTRAINT "score_receipts_viewer_role_check" CHECK (viewer_role in ('company', 'candidate')),
	CONSTRAINT "score_receipts_place_check" CHECK ((cause = 'list') = (list is not null and rank is not null))
);
--> statement-breakpoint
CREATE TABLE "intakes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"job_title" text NOT NULL,
	"experience" text NOT NULL,
	"bio" text NOT NULL,
	"hourly_rate" integer NOT NULL,
	"timezone" text NOT NULL,
	"availability" text NOT NULL,
	"country" text,
	"city" text,
	"english_level" text,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"available_from" date,
	"linkedin_url" text,
	"portfolio_url" text,
	"positions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" text[] NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"review_notes" text,
	"reviewed_by" uuid,
	"reviewed_at" timestamp (3) with time zone,
	"agreed_terms" date,
	"agreed_privacy" date,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intakes_status_check" CHECK (status in ('pending', 'approved', 'rejected')),
	CONSTRAINT "intakes_language_check" CHECK (language in ('en', 'es', 'pt')),
	CONSTRAINT "intakes_experience_check" CHECK (experience in ('0-1', '1-3', '3-5', '5-10', '10+')),
	CONSTRAINT "intakes_availability_check" CHECK (availability in ('full-time', 'part-time', 'contract')),
	CONSTRAINT "intakes_hourly_rate_check" CHECK (hourly_rate between 5 and 200),
	CONSTRAINT "intakes_skills_check" CHECK (cardinality(skills) between 1 and 50),
	CONSTRAINT "intakes_country_check" CHECK (country ~ '^[A-Z]{2}$'),
	CONSTRAINT "intakes_english_level_check" CHECK (english_level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native')),
	CONSTRAINT "intakes_languages_check" CHECK (jsonb_typeof(languages) = 'array' and jsonb_array_length(languages) <= 20),
	CONSTRAINT "intakes_positions_check" CHECK (jsonb_typeof(positions) = 'array' and jsonb_array_length(positions) <= 30),
	CONSTRAINT "intakes_positions_dates_check" CHECK (spans_in_order(positions)),
	CONSTRAINT "intakes_education_check" CHECK (jsonb_typeof(education) = 'array' and jsonb_array_length(education) <= 10),
	CONSTRAINT "intakes_education_dates_check" CHECK (spans_in_order(education)),
	CONSTRAINT "intakes_reviewed_check" CHECK ((status = 'pending') = (reviewed_at is null))
);
--> statement-breakpoint
CREATE TABLE "review_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"row_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"message" text,
	"review_notes" text,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"effect" text NOT NULL,
	"candidate_id" uuid,
	"made_candidate" boolean DEFAULT false NOT NULL,
	"prior_notes" text,
	"prior_reviewed_by" uuid,
	"prior_reviewed_at" timestamp (3) with time zone,
	"undoable_until" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "review_decisions_source_check" CHECK (source in ('public', 'account')),
	CONSTRAINT "review_decisions_outcome_check" CHECK (outcome in ('approved', 'rejected')),
	CONSTRAINT "review_decisions_effect_check" CHECK (effect in ('none', 'status', 'profile', 'account')),
	CONSTRAINT "review_decisions_candidate_check" CHECK ((effect = 'none') = (candidate_id is null)),
	CONSTRAINT "review_decisions_undone_check" CHECK (undone_at is null or undoable_until is not null)
);
--> statement-breakpoint
CREATE TABLE "english_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"range" text NOT NULL,
	"accuracy" text NOT NULL,
	"coherence" text NOT NULL,
	"argument" text NOT NULL,
	"level" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "english_ratings_place_check" CHECK (place between 1 and 3),
	CONSTRAINT "english_ratings_level_check" CHECK (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2'))
);
--> statement-breakpoint
CREATE TABLE "english_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"verification_id" uuid NOT NULL,
	"prompt" integer NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"level" text,
	CONSTRAINT "english_tasks_verification_id_unique" UNIQUE("verification_id"),
	CONSTRAINT "english_tasks_level_check" CHECK (level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2')),
	CONSTRAINT "english_tasks_ends_check" CHECK (ends_at > started_at)
);
--> statement-breakpoint
CREATE TABLE "issuer_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reference_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"verification_id" uuid NOT NULL,
	"token_hash" text,
	"status" text DEFAULT 'asked' NOT NULL,
	"referee_name" text,
	"referee_email" text,
	"language" text DEFAULT 'en' NOT NULL,
	"answer" jsonb,
	"answered_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reference_requests_verification_id_unique" UNIQUE("verification_id"),
	CONSTRAINT "reference_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "reference_requests_status_check" CHECK (status in ('asked', 'answered', 'declined', 'lapsed')),
	CONSTRAINT "reference_requests_language_check" CHECK (language in ('en', 'es', 'pt')),
	CONSTRAINT "reference_requests_answered_check" CHECK ((status = 'answered') = (answer is not null)),
	CONSTRAINT "reference_requests_forgotten_check" CHECK ((status in ('declined', 'lapsed')) = (referee_name is null and referee_email is null and token_hash is null))
);
--> statement-breakpoint
CREATE TABLE "verification_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"verification_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"method" text,
	"note" text,
	"expires_at" timestamp (3) with time zone,
	"admin_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_events_to_check" CHECK (to_status in ('claimed', 'checking', 'verified', 'failed', 'expired', 'revoked')),
	CONSTRAINT "verification_events_claim_check" CHECK ((from_status is null) = (to_status = 'claimed'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"subject_key" text NOT NULL,
	"status" text DEFAULT 'claimed' NOT NULL,
	"method" text,
	"verified_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verifications_kind_check" CHECK (kind in ('identity', 'english', 'skill', 'reference', 'work')),
	CONSTRAINT "verifications_status_check" CHECK (status in ('claimed', 'checking', 'verified', 'failed', 'expired', 'revoked')),
	CONSTRAINT "verifications_subject_check" CHECK ((kind in ('identity', 'english')) = (subject_key = '')),
	CONSTRAINT "verifications_verified_check" CHECK ((status in ('verified', 'expired', 'revoked')) = (verified_at is not null) and (expires_at is null or expires_at > verified_at))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor_email" text,
	"action" text NOT NULL,
	"target" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"client_address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "background_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"rows" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_removals" (
	"object" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dedupe_key" text,
	"is_sensitive" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"send_after" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suppressed_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressed_addresses_address_check" CHECK (address = lower(address)),
	CONSTRAINT "suppressed_addresses_reason_check" CHECK (reason in ('bounced', 'complained'))
);
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_decline_id_application_history_id_fk" FOREIGN KEY ("decline_id") REFERENCES "public"."application_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_declined_by_users_id_fk" FOREIGN KEY ("declined_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_appeals" ADD CONSTRAINT "application_appeals_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_declines" ADD CONSTRAINT "application_declines_move_id_application_history_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."application_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_declines" ADD CONSTRAINT "application_declines_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_undoes_id_application_history_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."application_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "criterion_ratings" ADD CONSTRAINT "criterion_ratings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "criterion_ratings" ADD CONSTRAINT "criterion_ratings_criterion_id_job_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."job_criteria"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_criteria" ADD CONSTRAINT "job_criteria_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_reveals" ADD CONSTRAINT "name_reveals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_reveals" ADD CONSTRAINT "name_reveals_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_reveals" ADD CONSTRAINT "name_reveals_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_undos" ADD CONSTRAINT "email_undos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_flows" ADD CONSTRAINT "sign_in_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_factors" ADD CONSTRAINT "totp_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_answer_hours" ADD CONSTRAINT "company_answer_hours_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_hours" ADD CONSTRAINT "company_hours_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_reminders" ADD CONSTRAINT "interview_reminders_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_low_user_id_users_id_fk" FOREIGN KEY ("low_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_high_user_id_users_id_fk" FOREIGN KEY ("high_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_notice_readings" ADD CONSTRAINT "score_notice_readings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_receipts" ADD CONSTRAINT "score_receipts_job_hash_score_inputs_hash_fk" FOREIGN KEY ("job_hash") REFERENCES "public"."score_inputs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_receipts" ADD CONSTRAINT "score_receipts_candidate_hash_score_inputs_hash_fk" FOREIGN KEY ("candidate_hash") REFERENCES "public"."score_inputs"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_receipts" ADD CONSTRAINT "score_receipts_hold_id_score_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."score_holds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_ratings" ADD CONSTRAINT "english_ratings_task_id_english_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."english_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_ratings" ADD CONSTRAINT "english_ratings_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_tasks" ADD CONSTRAINT "english_tasks_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_requests" ADD CONSTRAINT "reference_requests_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_events" ADD CONSTRAINT "verification_events_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_events" ADD CONSTRAINT "verification_events_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasure_requests_email_idx" ON "erasure_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "erasure_requests_expires_at_idx" ON "erasure_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_appeals_application_idx" ON "application_appeals" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_appeals_company_idx" ON "application_appeals" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_appeals_candidate_idx" ON "application_appeals" USING btree ("candidate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_appeals_newest_idx" ON "application_appeals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "application_appeals_due_idx" ON "application_appeals" USING btree ("due_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "application_declines_application_idx" ON "application_declines" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_history_application_idx" ON "application_history" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "application_history_answers_idx" ON "application_history" USING btree ("created_at","application_id") WHERE from_status = 'pending' and to_status <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "applications_company_newest_idx" ON "applications" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_company_status_idx" ON "applications" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_job_newest_idx" ON "applications" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_company_moved_idx" ON "applications" USING btree ("company_id","status","status_changed_at","id");--> statement-breakpoint
CREATE INDEX "applications_company_since_idx" ON "applications" USING btree ("company_id","status_changed_at","id");--> statement-breakpoint
CREATE INDEX "applications_company_rated_idx" ON "applications" USING btree ("company_id",coalesce(rating, 0),"id");--> statement-breakpoint
CREATE INDEX "applications_unanswered_idx" ON "applications" USING btree ("company_id","created_at") WHERE answered_move_at is null and answered_message_at is null and status <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "applications_nudged_idx" ON "applications" USING btree ("job_id") WHERE nudged_at is not null;--> statement-breakpoint
CREATE INDEX "applications_job_moved_idx" ON "applications" USING btree ("job_id","status","status_changed_at","id");--> statement-breakpoint
CREATE INDEX "applications_candidate_newest_idx" ON "applications" USING btree ("candidate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_status_since_idx" ON "applications" USING btree ("status","status_changed_at");--> statement-breakpoint
CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "criterion_ratings_criterion_idx" ON "criterion_ratings" USING btree ("criterion_id");--> statement-breakpoint
CREATE INDEX "name_reveals_candidate_idx" ON "name_reveals" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "name_reveals_application_idx" ON "name_reveals" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "email_changes_expires_at_idx" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "email_undos_user_id_idx" ON "email_undos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_undos_former_email_idx" ON "email_undos" USING btree ("former_email");--> statement-breakpoint
CREATE INDEX "email_undos_expires_at_idx" ON "email_undos" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_user_id_idx" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at_idx" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree ((lower(translate(first_name || ' ' || last_name, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc')) collate "C"),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_name_likeness_idx" ON "users" USING gin ((lower(translate(first_name || ' ' || last_name, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc')) collate "C") gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_mailbox_idx" ON "users" USING btree ((
  regexp_replace(
    case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '')
      else split_part(split_part(email, '@', 1), '+', 1) end || '@' || split_part(email, '@', 2),
    '@googlemail[.]com$', '@gmail.com')
)) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_email_idx" ON "users" USING btree ("email","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_account_type_idx" ON "users" USING btree ("account_type") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_admins_idx" ON "users" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "users_folded_search_idx" ON "users" USING gin ((' ' || lower(translate(translate(first_name || ' ' || last_name || ' ' || coalesce(email, ''), chr(10), ' '), 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "passkeys_user_id_idx" ON "passkeys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_flows_user_id_idx" ON "sign_in_flows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_flows_expires_at_idx" ON "sign_in_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_active_start_key" ON "bookings" USING btree ("starts_at") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "bookings_email_idx" ON "bookings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "bookings_ends_at_idx" ON "bookings" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_token_hash_key" ON "bookings" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "candidates_linkedin_idx" ON "candidates" USING btree ((md5(regexp_replace(rtrim(split_part(split_part(lower(linkedin_url), '#', 1), '?', 1), '/'), '^https?://(www[.]|[a-z][a-z][.])?', '')))) WHERE linkedin_url is not null;--> statement-breakpoint
CREATE INDEX "candidates_portfolio_idx" ON "candidates" USING btree ((md5(regexp_replace(rtrim(split_part(split_part(lower(portfolio_url), '#', 1), '?', 1), '/'), '^https?://(www[.]|[a-z][a-z][.])?', '')))) WHERE portfolio_url is not null;--> statement-breakpoint
CREATE INDEX "candidates_listed_newest_idx" ON "candidates" USING btree ("created_at","id",(open_to_work or committed_hours < 40),"availability","experience","hourly_rate") WHERE approval_status = 'approved' and is_listed;--> statement-breakpoint
CREATE INDEX "candidates_listed_rate_idx" ON "candidates" USING btree ("hourly_rate","id",(open_to_work or committed_hours < 40),"availability","experience") WHERE approval_status = 'approved' and is_listed;--> statement-breakpoint
CREATE INDEX "candidates_commitment_ends_idx" ON "candidates" USING btree ("commitment_ends_on") WHERE commitment_ends_on is not null;--> statement-breakpoint
CREATE INDEX "candidates_unscored_newest_idx" ON "candidates" USING btree ("created_at","id") WHERE approval_status = 'approved' and is_listed and score_opt_out;--> statement-breakpoint
CREATE INDEX "candidates_queue_idx" ON "candidates" USING btree ("submitted_at","id") WHERE approval_status = 'pending';--> statement-breakpoint
CREATE INDEX "candidates_match_version_idx" ON "candidates" USING btree ("match_version","id");--> statement-breakpoint
CREATE INDEX "candidates_skill_keys_idx" ON "candidates" USING gin ("skill_keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "candidates_search_text_idx" ON "candidates" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "shortlists_candidate_idx" ON "shortlists" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "shortlists_company_newest_idx" ON "shortlists" USING btree ("company_id","created_at","candidate_id");--> statement-breakpoint
CREATE INDEX "resume_files_sha256_idx" ON "resume_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "companies_search_name_idx" ON "companies" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "check_ins_due_idx" ON "check_ins" USING btree ("due_on","hire_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "hires_newest_idx" ON "hires" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "hires_company_newest_idx" ON "hires" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hires_candidate_newest_idx" ON "hires" USING btree ("candidate_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open_key" ON "offers" USING btree ("application_id") WHERE status in ('sent', 'seen');--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_accepted_key" ON "offers" USING btree ("application_id") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "offers_sides_idx" ON "offers" USING btree ("candidate_id","company_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_company_newest_idx" ON "offers" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "offers_company_open_idx" ON "offers" USING btree ("company_id","expires_at") WHERE status in ('sent', 'seen');--> statement-breakpoint
CREATE INDEX "offers_expiry_idx" ON "offers" USING btree ("expires_at") WHERE status in ('sent', 'seen');--> statement-breakpoint
CREATE INDEX "interviews_application_idx" ON "interviews" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interviews_company_newest_idx" ON "interviews" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interviews_candidate_newest_idx" ON "interviews" USING btree ("candidate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "interviews_company_start_idx" ON "interviews" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_candidate_start_idx" ON "interviews" USING btree ("candidate_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_booked_start_idx" ON "interviews" USING btree ("starts_at") WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX "invitations_company_newest_idx" ON "invitations" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_job_newest_idx" ON "invitations" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_candidate_newest_idx" ON "invitations" USING btree ("candidate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_company_newest_idx" ON "jobs" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_open_newest_idx" ON "jobs" USING btree ("created_at","id","job_type","hourly_budget","offset_january","offset_july") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_open_budget_idx" ON "jobs" USING btree (coalesce(hourly_budget, 0),"id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_open_type_idx" ON "jobs" USING btree ("job_type","created_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_open_zone_idx" ON "jobs" USING btree ("offset_january","offset_july") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_open_since_idx" ON "jobs" USING btree ("opened_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_match_version_idx" ON "jobs" USING btree ("match_version","id");--> statement-breakpoint
CREATE INDEX "jobs_skill_keys_idx" ON "jobs" USING gin ("skill_keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "jobs_search_text_idx" ON "jobs" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "saved_jobs_candidate_newest_idx" ON "saved_jobs" USING btree ("candidate_id","created_at","job_id");--> statement-breakpoint
CREATE INDEX "match_changes_at_idx" ON "match_changes" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_message_idx" ON "attachments" USING btree ("message_id","place");--> statement-breakpoint
CREATE INDEX "attachments_user_idx" ON "attachments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "attachments_unsent_idx" ON "attachments" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "conversations_low_newest_idx" ON "conversations" USING btree ("low_user_id","last_message_at","high_user_id");--> statement-breakpoint
CREATE INDEX "conversations_high_newest_idx" ON "conversations" USING btree ("high_user_id","last_message_at","low_user_id");--> statement-breakpoint
CREATE INDEX "conversations_low_archived_idx" ON "conversations" USING btree ("low_user_id","last_message_at","high_user_id") WHERE low_archived_through >= last_message_at;--> statement-breakpoint
CREATE INDEX "conversations_high_archived_idx" ON "conversations" USING btree ("high_user_id","last_message_at","low_user_id") WHERE high_archived_through >= last_message_at;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_id_key" ON "messages" USING btree ("sender_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "messages_thread_idx" ON "messages" USING btree (least(sender_id, receiver_id),greatest(sender_id, receiver_id),"created_at","id");--> statement-breakpoint
CREATE INDEX "messages_search_idx" ON "messages" USING gin ("sender_id","receiver_id",(' ' || lower(translate(translate(content, chr(10), ' '), 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) gin_trgm_ops) WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" USING btree ("receiver_id","sender_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "message_templates_user_idx" ON "message_templates" USING btree ("user_id","title","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_unread_group_key" ON "notifications" USING btree ("user_id","type","subject") WHERE read_at is null and subject is not null;--> statement-breakpoint
CREATE INDEX "notifications_user_newest_idx" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once_key" ON "reports" USING btree ("reporter_id","reported_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "reports_status_newest_idx" ON "reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_reported_idx" ON "reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "score_receipts_application_idx" ON "score_receipts" USING btree ("application_id","scored_at") WHERE application_id is not null;--> statement-breakpoint
CREATE INDEX "score_receipts_subject_idx" ON "score_receipts" USING btree ("subject_key") WHERE subject_key is not null;--> statement-breakpoint
CREATE INDEX "score_receipts_viewer_idx" ON "score_receipts" USING btree ("viewer_key") WHERE viewer_key is not null;--> statement-breakpoint
CREATE INDEX "score_receipts_scored_at_idx" ON "score_receipts" USING btree ("scored_at","id");--> statement-breakpoint
CREATE INDEX "score_receipts_job_hash_idx" ON "score_receipts" USING btree ("job_hash");--> statement-breakpoint
CREATE INDEX "score_receipts_candidate_hash_idx" ON "score_receipts" USING btree ("candidate_hash");--> statement-breakpoint
CREATE INDEX "score_receipts_hold_idx" ON "score_receipts" USING btree ("hold_id") WHERE hold_id is not null;--> statement-breakpoint
CREATE INDEX "intakes_linkedin_idx" ON "intakes" USING btree ((md5(regexp_replace(rtrim(split_part(split_part(lower(linkedin_url), '#', 1), '?', 1), '/'), '^https?://(www[.]|[a-z][a-z][.])?', '')))) WHERE linkedin_url is not null;--> statement-breakpoint
CREATE INDEX "intakes_portfolio_idx" ON "intakes" USING btree ((md5(regexp_replace(rtrim(split_part(split_part(lower(portfolio_url), '#', 1), '?', 1), '/'), '^https?://(www[.]|[a-z][a-z][.])?', '')))) WHERE portfolio_url is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "intakes_pending_email_key" ON "intakes" USING btree ("email") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "intakes_mailbox_idx" ON "intakes" USING btree ((
  regexp_replace(
    case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '')
      else split_part(split_part(email, '@', 1), '+', 1) end || '@' || split_part(email, '@', 2),
    '@googlemail[.]com$', '@gmail.com')
));--> statement-breakpoint
CREATE INDEX "intakes_name_likeness_idx" ON "intakes" USING gin ((lower(translate(first_name || ' ' || last_name, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc')) collate "C") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "intakes_email_idx" ON "intakes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "intakes_user_id_idx" ON "intakes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "intakes_reviewed_at_idx" ON "intakes" USING btree ("reviewed_at") WHERE reviewed_at is not null;--> statement-breakpoint
CREATE INDEX "intakes_queue_idx" ON "intakes" USING btree ("created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "review_decisions_newest_idx" ON "review_decisions" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "review_decisions_row_idx" ON "review_decisions" USING btree ("row_id","decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "english_ratings_place_key" ON "english_ratings" USING btree ("task_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "english_ratings_rater_key" ON "english_ratings" USING btree ("task_id","admin_id");--> statement-breakpoint
CREATE INDEX "english_tasks_unrated_idx" ON "english_tasks" USING btree ("started_at","id") WHERE level is null;--> statement-breakpoint
CREATE INDEX "english_tasks_started_idx" ON "english_tasks" USING btree ("started_at") WHERE text <> '';--> statement-breakpoint
CREATE INDEX "reference_requests_ends_idx" ON "reference_requests" USING btree ("ends_at") WHERE status in ('asked', 'answered');--> statement-breakpoint
CREATE INDEX "verification_events_of_idx" ON "verification_events" USING btree ("verification_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_open_once_key" ON "verifications" USING btree ("user_id","kind","subject_key") WHERE status in ('claimed', 'checking');--> statement-breakpoint
CREATE INDEX "verifications_user_newest_idx" ON "verifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "verifications_status_idx" ON "verifications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "verifications_held_idx" ON "verifications" USING btree ("user_id","kind","expires_at") WHERE status = 'verified';--> statement-breakpoint
CREATE INDEX "verifications_held_kind_idx" ON "verifications" USING btree ("kind","user_id","expires_at") WHERE status = 'verified';--> statement-breakpoint
CREATE INDEX "verifications_due_idx" ON "verifications" USING btree ("expires_at","id") WHERE status = 'verified' and expires_at is not null;--> statement-breakpoint
CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "file_removals_due_idx" ON "file_removals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_idx" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("send_after") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_to_address_idx" ON "outbox" USING btree ("to_address","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_user_id_idx" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_failed_idx" ON "outbox" USING btree ("failed_at","id") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_sent_idx" ON "outbox" USING btree ("sent_at") WHERE sent_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_dedupe_key_sent_idx" ON "outbox" USING btree ("dedupe_key","sent_at") WHERE dedupe_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_dedupe_key_key" ON "outbox" USING btree ("dedupe_key") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "suppressed_addresses_address_key" ON "suppressed_addresses" USING btree ("address");--> statement-breakpoint
CREATE INDEX "suppressed_addresses_newest_idx" ON "suppressed_addresses" USING btree ("created_at","id");--> statement-breakpoint
CREATE VIEW "public"."company_answers" AS (
  select id as company_id,
    answerable_count - (
      select count(*)::int from applications
      where applications.company_id = companies.id
        and answered_move_at is null and answered_message_at is null and status <> 'withdrawn'
        and applications.created_at > now() - make_interval(hours => 24 * companies.answer_days)
    ) as counted_count,
    answered_count, answer_median_hours
  from companies);
