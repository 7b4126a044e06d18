CREATE TABLE "member_hours" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"spans" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_hours_time_zone_check" CHECK (time_zone <> ''),
	CONSTRAINT "member_hours_spans_check" CHECK (jsonb_typeof(spans) = 'array' and jsonb_array_length(spans) > 0)
);
--> statement-breakpoint
ALTER TABLE "member_hours" ADD CONSTRAINT "member_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;