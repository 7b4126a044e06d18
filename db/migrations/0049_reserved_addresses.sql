-- outside of a transaction: every statement may run again.
DROP INDEX CONCURRENTLY IF EXISTS "email_undos_former_email_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "email_undos_former_email_idx" ON "email_undos" USING btree ("former_email");
