CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "photos_content_check" CHECK (octet_length(content) between 1 and 1048576)
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
ALTER TABLE "candidates" DROP CONSTRAINT "candidates_skills_check";--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_expires_at_idx" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bookings_email_idx" ON "bookings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "shortlists_candidate_idx" ON "shortlists" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "intakes_email_idx" ON "intakes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "intakes_user_id_idx" ON "intakes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_to_address_idx" ON "outbox" USING btree ("to_address","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_user_id_idx" ON "outbox" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_skills_check" CHECK (cardinality(skills) <= 50 and (cardinality(skills) >= 1 or not is_listed));