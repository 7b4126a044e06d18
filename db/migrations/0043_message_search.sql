-- outside of a transaction: every statement may run again.
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "conversations_low_archived_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "conversations_low_archived_idx" ON "conversations" USING btree ("low_user_id","last_message_at","high_user_id") WHERE low_archived_through >= last_message_at;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "conversations_high_archived_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "conversations_high_archived_idx" ON "conversations" USING btree ("high_user_id","last_message_at","low_user_id") WHERE high_archived_through >= last_message_at;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "messages_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "messages_search_idx" ON "messages" USING gin ("sender_id","receiver_id",(' ' || lower(translate(translate(content, chr(10), ' '), 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc'))) gin_trgm_ops) WITH (gin_pending_list_limit=256);
