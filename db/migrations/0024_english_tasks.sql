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
ALTER TABLE "english_ratings" ADD CONSTRAINT "english_ratings_task_id_english_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."english_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_ratings" ADD CONSTRAINT "english_ratings_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "english_tasks" ADD CONSTRAINT "english_tasks_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "english_ratings_place_key" ON "english_ratings" USING btree ("task_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "english_ratings_rater_key" ON "english_ratings" USING btree ("task_id","admin_id");--> statement-breakpoint
CREATE INDEX "english_tasks_unrated_idx" ON "english_tasks" USING btree ("started_at","id") WHERE level is null;--> statement-breakpoint
CREATE INDEX "english_tasks_started_idx" ON "english_tasks" USING btree ("started_at") WHERE text <> '';