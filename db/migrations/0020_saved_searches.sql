CREATE TABLE "saved_search_hits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"search_id" uuid NOT NULL,
	"job_id" uuid,
	"candidate_id" uuid,
	"score" smallint,
	"reason" jsonb,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_search_hits_job_key" UNIQUE("search_id","job_id"),
	CONSTRAINT "saved_search_hits_candidate_key" UNIQUE("search_id","candidate_id"),
	CONSTRAINT "saved_search_hits_subject_check" CHECK (num_nonnulls(job_id, candidate_id) = 1),
	CONSTRAINT "saved_search_hits_score_check" CHECK (score between 0 and 100)
);--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"frequency" text NOT NULL,
	"min_score" smallint DEFAULT 0 NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"cannot_run" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_kind_check" CHECK (kind in ('jobs', 'candidates')),
	CONSTRAINT "saved_searches_frequency_check" CHECK (frequency in ('instant', 'daily', 'weekly', 'off')),
	CONSTRAINT "saved_searches_min_score_check" CHECK (min_score between 0 and 100),
	CONSTRAINT "saved_searches_name_check" CHECK (name <> '' or is_automatic)
);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "saved_search_hits" ADD CONSTRAINT "saved_search_hits_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_hits" ADD CONSTRAINT "saved_search_hits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_hits" ADD CONSTRAINT "saved_search_hits_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_hits_newest_idx" ON "saved_search_hits" USING btree ("search_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "saved_search_hits_job_idx" ON "saved_search_hits" USING btree ("job_id") WHERE job_id is not null;--> statement-breakpoint
CREATE INDEX "saved_search_hits_candidate_idx" ON "saved_search_hits" USING btree ("candidate_id") WHERE candidate_id is not null;--> statement-breakpoint
CREATE INDEX "saved_search_hits_sent_at_idx" ON "saved_search_hits" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "saved_searches_user_newest_idx" ON "saved_searches" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_automatic_key" ON "saved_searches" USING btree ("user_id") WHERE is_automatic;--> statement-breakpoint
CREATE INDEX "saved_searches_due_idx" ON "saved_searches" USING btree ("kind","due_at") WHERE frequency in ('daily', 'weekly');--> statement-breakpoint
CREATE INDEX "saved_searches_instant_idx" ON "saved_searches" USING btree ("kind","checked_at") WHERE frequency = 'instant';
