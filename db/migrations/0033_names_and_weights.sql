CREATE TABLE "name_reveals" (
	"company_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "name_reveals_company_id_candidate_id_pk" PRIMARY KEY("company_id","candidate_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hide_names" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hide_scores" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "factor_weights" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "name_reveals" ADD CONSTRAINT "name_reveals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_reveals" ADD CONSTRAINT "name_reveals_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name_reveals" ADD CONSTRAINT "name_reveals_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_reveals_candidate_idx" ON "name_reveals" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "name_reveals_application_idx" ON "name_reveals" USING btree ("application_id");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_factor_weights_check" CHECK (factor_weights - array['skills','title','experience','rate','timezone','availability','text'] = '{}'::jsonb and coalesce((factor_weights ->> 'skills')::numeric between 0.5 and 2, true) and coalesce((factor_weights ->> 'title')::numeric between 0.5 and 2, true) and coalesce((factor_weights ->> 'experience')::numeric between 0.5 and 2, true) and coalesce((factor_weights ->> 'rate')::numeric between 0.5 and 2, true) and coalesce((factor_weights ->> 'timezone')::numeric between 0.5 and 2, true) and coalesce((factor_weights ->> 'availability')::numeric between 0.5 and 2, true) and coalesce((factor_weights ->> 'text')::numeric between 0.5 and 2, true));