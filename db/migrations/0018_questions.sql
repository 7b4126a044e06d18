CREATE TABLE "job_questions" (
	"id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"job_id" uuid NOT NULL,
	"position" smallint,
	"type" text NOT NULL,
	"label" text NOT NULL,
	"required" boolean NOT NULL,
	"must_have" boolean NOT NULL,
	"options" text[],
	"accepts" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_questions_id_version_pk" PRIMARY KEY("id","version"),
	CONSTRAINT "job_questions_asked_as_key" UNIQUE("id","version","type","label"),
	CONSTRAINT "job_questions_version_check" CHECK (version >= 1),
	CONSTRAINT "job_questions_position_check" CHECK (position between 0 and 9),
	CONSTRAINT "job_questions_type_check" CHECK (type in ('short', 'long', 'boolean', 'choice', 'number', 'link', 'date')),
	CONSTRAINT "job_questions_label_check" CHECK (label <> '' and char_length(label) <= 300),
	CONSTRAINT "job_questions_options_check" CHECK (case when type = 'choice' then options is not null and cardinality(options) between 2 and 10 else options is null end),
	CONSTRAINT "job_questions_accepts_check" CHECK (must_have = (accepts is not null))
);--> statement-breakpoint
CREATE TABLE "application_answers" (
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"type" text NOT NULL,
	"label" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "application_answers_application_id_question_id_pk" PRIMARY KEY("application_id","question_id"),
	CONSTRAINT "application_answers_value_check" CHECK (jsonb_typeof(value) in ('string', 'number', 'boolean'))
);--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "meets_must_have" boolean;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_question_fk" FOREIGN KEY ("question_id","version","type","label") REFERENCES "public"."job_questions"("id","version","type","label") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_questions_place_key" ON "job_questions" USING btree ("job_id","position") WHERE position is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_questions_one_version_key" ON "job_questions" USING btree ("id") WHERE position is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_questions_one_must_have_key" ON "job_questions" USING btree ("job_id") WHERE position is not null and must_have;--> statement-breakpoint
CREATE INDEX "application_answers_question_idx" ON "application_answers" USING btree ("question_id","version");--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_answers_check" CHECK (answers is null or job_id is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "intakes" VALIDATE CONSTRAINT "intakes_answers_check";
