-- outside of a transaction: every statement may run again.
DROP INDEX CONCURRENTLY IF EXISTS "applications_unanswered_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applications_unanswered_idx" ON "applications" USING btree ("company_id","created_at") WHERE answered_move_at is null and answered_message_at is null and status <> 'withdrawn';--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."company_answers" AS (
  select id as company_id,
    answerable_count - (
      select count(*)::int from applications
      where applications.company_id = companies.id
        and answered_move_at is null and answered_message_at is null and status <> 'withdrawn'
        and applications.created_at > now() - make_interval(hours => 24 * companies.answer_days)
    ) as counted_count,
    answered_count, answer_median_hours
  from companies);