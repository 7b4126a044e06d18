-- outside of a transaction: every statement may run again.
CREATE TABLE IF NOT EXISTS "background_runs" (
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
CREATE TABLE IF NOT EXISTS "suppressed_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressed_addresses_address_check" CHECK (address = lower(address)),
	CONSTRAINT "suppressed_addresses_reason_check" CHECK (reason in ('bounced', 'complained'))
);
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "suppressed_addresses_address_key";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "suppressed_addresses_address_key" ON "suppressed_addresses" USING btree ("address");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "suppressed_addresses_newest_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "suppressed_addresses_newest_idx" ON "suppressed_addresses" USING btree ("created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "bookings_ends_at_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "bookings_ends_at_idx" ON "bookings" USING btree ("ends_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "notifications_created_at_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notifications_created_at_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "intakes_reviewed_at_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "intakes_reviewed_at_idx" ON "intakes" USING btree ("reviewed_at") WHERE reviewed_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "outbox_failed_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_failed_idx" ON "outbox" USING btree ("failed_at","id") WHERE failed_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "outbox_sent_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "outbox_sent_idx" ON "outbox" USING btree ("sent_at") WHERE sent_at is not null;
--> statement-breakpoint
-- The log stays append only; what has been kept for two years may go.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '730 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_log is append only';
END
$$;
