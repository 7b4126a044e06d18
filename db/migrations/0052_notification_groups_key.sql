-- outside of a transaction: every statement may run again.
DROP INDEX CONCURRENTLY IF EXISTS "notifications_unread_group_key";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "notifications_unread_group_key" ON "notifications" USING btree ("user_id","type","subject") WHERE read_at is null and subject is not null;
