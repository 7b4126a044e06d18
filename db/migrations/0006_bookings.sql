CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"notes" text,
	"time_zone" text,
	"token_hash" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_time_check" CHECK (ends_at > starts_at),
	CONSTRAINT "bookings_sequence_check" CHECK (sequence >= 0),
	CONSTRAINT "bookings_email_check" CHECK (email = lower(email))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_active_start_key" ON "bookings" USING btree ("starts_at") WHERE cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_token_hash_key" ON "bookings" USING btree ("token_hash");