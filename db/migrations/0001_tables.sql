CREATE TABLE "application_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"by_user_id" uuid NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_history_from_check" CHECK (from_status in ('pending', 'applied', 'interviewing', 'offered', 'hired', 'declined', 'withdrawn')),
	CONSTRAINT "application_history_to_check" CHECK (to_status in ('pending', 'applied', 'interviewing', 'offered', 'hired', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"cover_letter" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"declined_from" text,
	"status_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"viewed_at" timestamp (3) with time zone,
	"rating" smallint,
	"notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_once_key" UNIQUE("job_id","candidate_id"),
	CONSTRAINT "applications_status_check" CHECK (status in ('pending', 'applied', 'interviewing', 'offered', 'hired', 'declined', 'withdrawn')),
	CONSTRAINT "applications_rating_check" CHECK (rating between 1 and 5),
	CONSTRAINT "applications_declined_from_check" CHECK ((status = 'declined') = (declined_from is not null))
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
CREATE TABLE "candidates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"job_title" text NOT NULL,
	"bio" text,
	"skills" text[] NOT NULL,
	"skill_keys" text[] NOT NULL,
	"title_keys" text[] NOT NULL,
	"experience" text,
	"hourly_rate" integer,
	"timezone" text,
	"offset_january" smallint,
	"offset_july" smallint,
	"availability" text,
	"linkedin_url" text,
	"portfolio_url" text,
	"approval_status" text DEFAULT 'pending' NOT NULL,
	"review_notes" text,
	"reviewed_by" uuid,
	"reviewed_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"matches_seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidates_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "candidates_job_title_check" CHECK (job_title <> ''),
	CONSTRAINT "candidates_skills_check" CHECK (cardinality(skills) between 1 and 50),
	CONSTRAINT "candidates_experience_check" CHECK (experience in ('0-1', '1-3', '3-5', '5-10', '10+')),
	CONSTRAINT "candidates_hourly_rate_check" CHECK (hourly_rate between 1 and 1000),
	CONSTRAINT "candidates_availability_check" CHECK (availability in ('full-time', 'part-time', 'contract')),
	CONSTRAINT "candidates_approval_status_check" CHECK (approval_status in ('pending', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlists_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
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
	"search_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "companies_company_name_check" CHECK (company_name <> ''),
	CONSTRAINT "companies_industry_check" CHECK (industry in ('technology', 'healthcare', 'legal', 'marketing', 'finance', 'real-estate', 'other')),
	CONSTRAINT "companies_company_size_check" CHECK (company_size in ('1-10', '11-50', '51-200', '201-500', '500+'))
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
	"timezone" text,
	"offset_january" smallint,
	"offset_july" smallint,
	"job_type" text,
	"required_skills" text[] NOT NULL,
	"skill_keys" text[] NOT NULL,
	"title_keys" text[] NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"search_text" text NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_title_check" CHECK (title <> ''),
	CONSTRAINT "jobs_description_check" CHECK (char_length(description) >= 20),
	CONSTRAINT "jobs_hourly_budget_check" CHECK (hourly_budget between 1 and 1000),
	CONSTRAINT "jobs_job_type_check" CHECK (job_type in ('full-time', 'part-time', 'contract')),
	CONSTRAINT "jobs_status_check" CHECK (status in ('open', 'paused', 'closed')),
	CONSTRAINT "jobs_required_skills_check" CHECK (cardinality(required_skills) between 1 and 50)
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
	"client_id" uuid,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_two_people_check" CHECK (sender_id <> receiver_id),
	CONSTRAINT "messages_content_check" CHECK (content <> '')
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
	"linkedin_url" text,
	"portfolio_url" text,
	"skills" text[] NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"review_notes" text,
	"reviewed_by" uuid,
	"reviewed_at" timestamp (3) with time zone,
	"user_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intakes_status_check" CHECK (status in ('pending', 'approved', 'rejected')),
	CONSTRAINT "intakes_experience_check" CHECK (experience in ('0-1', '1-3', '3-5', '5-10', '10+')),
	CONSTRAINT "intakes_availability_check" CHECK (availability in ('full-time', 'part-time', 'contract')),
	CONSTRAINT "intakes_hourly_rate_check" CHECK (hourly_rate between 5 and 200),
	CONSTRAINT "intakes_skills_check" CHECK (cardinality(skills) between 1 and 50),
	CONSTRAINT "intakes_reviewed_check" CHECK ((status = 'pending') = (reviewed_at is null))
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
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_low_user_id_users_id_fk" FOREIGN KEY ("low_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_high_user_id_users_id_fk" FOREIGN KEY ("high_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_history_application_idx" ON "application_history" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_company_newest_idx" ON "applications" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_company_status_idx" ON "applications" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_job_newest_idx" ON "applications" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_candidate_newest_idx" ON "applications" USING btree ("candidate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "password_resets_user_id_idx" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at_idx" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_admins_idx" ON "users" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ((' ' || lower(first_name || ' ' || last_name || ' ' || coalesce(email, ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "candidates_vetted_newest_idx" ON "candidates" USING btree ("created_at","id") WHERE approval_status = 'approved' and is_listed;--> statement-breakpoint
CREATE INDEX "candidates_vetted_rate_idx" ON "candidates" USING btree ("hourly_rate","id") WHERE approval_status = 'approved' and is_listed;--> statement-breakpoint
CREATE INDEX "candidates_queue_idx" ON "candidates" USING btree ("submitted_at","id") WHERE approval_status = 'pending';--> statement-breakpoint
CREATE INDEX "candidates_skill_keys_idx" ON "candidates" USING gin ("skill_keys");--> statement-breakpoint
CREATE INDEX "candidates_title_keys_idx" ON "candidates" USING gin ("title_keys");--> statement-breakpoint
CREATE INDEX "candidates_search_text_idx" ON "candidates" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shortlists_company_newest_idx" ON "shortlists" USING btree ("company_id","created_at","candidate_id");--> statement-breakpoint
CREATE INDEX "companies_search_name_idx" ON "companies" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_company_newest_idx" ON "jobs" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_open_newest_idx" ON "jobs" USING btree ("created_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_open_budget_idx" ON "jobs" USING btree (coalesce(hourly_budget, 0),"id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "jobs_skill_keys_idx" ON "jobs" USING gin ("skill_keys");--> statement-breakpoint
CREATE INDEX "jobs_title_keys_idx" ON "jobs" USING gin ("title_keys");--> statement-breakpoint
CREATE INDEX "jobs_search_text_idx" ON "jobs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "conversations_low_newest_idx" ON "conversations" USING btree ("low_user_id","last_message_at","high_user_id");--> statement-breakpoint
CREATE INDEX "conversations_high_newest_idx" ON "conversations" USING btree ("high_user_id","last_message_at","low_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_id_key" ON "messages" USING btree ("sender_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "messages_thread_idx" ON "messages" USING btree (least(sender_id, receiver_id),greatest(sender_id, receiver_id),"created_at","id");--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" USING btree ("receiver_id","sender_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_user_newest_idx" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "intakes_pending_email_key" ON "intakes" USING btree ("email") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "intakes_queue_idx" ON "intakes" USING btree ("created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at_idx" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("send_after") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_dedupe_key_key" ON "outbox" USING btree ("dedupe_key") WHERE sent_at is null and failed_at is null;