CREATE TABLE "reference_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"verification_id" uuid NOT NULL,
	"token_hash" text,
	"status" text DEFAULT 'asked' NOT NULL,
	"referee_name" text,
	"referee_email" text,
	"answer" jsonb,
	"answered_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reference_requests_verification_id_unique" UNIQUE("verification_id"),
	CONSTRAINT "reference_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "reference_requests_status_check" CHECK (status in ('asked', 'answered', 'declined', 'lapsed')),
	CONSTRAINT "reference_requests_answered_check" CHECK ((status = 'answered') = (answer is not null)),
	CONSTRAINT "reference_requests_forgotten_check" CHECK ((status in ('declined', 'lapsed')) = (referee_name is null and referee_email is null and token_hash is null))
);
--> statement-breakpoint
ALTER TABLE "reference_requests" ADD CONSTRAINT "reference_requests_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reference_requests_ends_idx" ON "reference_requests" USING btree ("ends_at") WHERE status in ('asked', 'answered');