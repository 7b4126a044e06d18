insert into
  notifications (id, user_id, type, data)
select
  case
    when coalesce(notified.user_id, incoming.user_id) = incoming.user_id then incoming.id
    else gen_random_uuid()
  end,
  coalesce(notified.user_id, incoming.user_id),
  $1,
  incoming.data::jsonb
from
  unnest($2::uuid[], $3::uuid[], $4::text[]) as incoming (id, user_id, data)
  left join "memberships" as notified on notified.account_id = incoming.user_id
  and notified.ended_at is null
  and notified.role in ('owner', 'recruiter')
returning
  id,
  user_id as "userId";

with
  existing as (
    select
      hash
    from
      "score_inputs"
    where
      hash = any ($1::text[])
    order by
      hash
    for key share
  )
insert into
  "score_inputs" (hash, body)
select
  hash,
  body
from
  unnest($2::text[], $3::text[]) as input (hash, body)
where
  not exists (
    select
      1
    from
      existing
    where
      existing.hash = input.hash
  )
order by
  hash
on conflict do nothing;

insert into
  "application_history" (
    "id",
    "application_id",
    "from_status",
    "to_status",
    "by_user_id",
    "member_id",
    "note",
    "decline_reason",
    "undoes_id",
    "is_review",
    "created_at"
  )
values
  ($1, $2, $3, $4, $5, $6, $7, $8, default, default, default);

insert into
  "company_log" ("id", "account_id", "actor_id", "action", "target_id", "target_name", "detail", "created_at")
values
  ($1, $2, $3, $4, $5, $6, $7, default);

insert into
  "outbox" (
    id,
    kind,
    to_address,
    subject,
    attachments,
    unsubscribe_url,
    dedupe_key,
    is_sensitive,
    user_id,
    send_after,
    text_body,
    html_body
  )
select
  id,
  kind,
  to_address,
  subject,
  attachments,
  unsubscribe_url,
  dedupe_key,
  is_sensitive,
  user_id,
  coalesce(send_after, now()),
  text_body,
  html_body
from
  rows
from
  (
    json_to_recordset($1::json) as (
      id uuid,
      kind text,
      "toAddress" text,
      subject text,
      attachments jsonb,
      "unsubscribeUrl" text,
      "dedupeKey" text,
      "isSensitive" boolean,
      "userId" uuid,
      "sendAfter" timestamptz
    ),
    unnest(string_to_array($2::text, $3::text)),
    unnest(string_to_array($4::text, $5::text))
  ) as mail (
    id,
    kind,
    to_address,
    subject,
    attachments,
    unsubscribe_url,
    dedupe_key,
    is_sensitive,
    user_id,
    send_after,
    text_body,
    html_body
  )
on conflict do nothing;

insert into
  "score_receipts" (
    "id",
    "cause",
    "application_id",
    "subject_key",
    "scored_at",
    "engine",
    "taxonomy",
    "score",
    "factors",
    "job_hash",
    "candidate_hash",
    "list",
    "rank",
    "page",
    "viewer_role",
    "viewer_key",
    "hold_id"
  )
values
  (
    $1,
    $2,
    $3,
    $4,
    default,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    default,
    default,
    default,
    default,
    default,
    (
      select
        id
      from
        "score_holds"
      where
        application_id = $11
    )
  );

select
  "application_history"."id",
  "application_history"."application_id",
  "application_history"."from_status",
  "application_history"."to_status",
  "application_history"."by_user_id",
  "application_history"."member_id",
  "application_history"."note",
  "application_history"."decline_reason",
  "application_history"."undoes_id",
  "application_history"."is_review",
  "application_history"."created_at",
  "movers"."id",
  "movers"."first_name",
  "movers"."last_name"
from
  "application_history"
  left join "users" "movers" on "movers"."id" = "application_history"."member_id"
where
  "application_history"."application_id" = any ($1::uuid[])
order by
  "application_history"."created_at" asc,
  "application_history"."id" asc;

select
  "application_id",
  "position",
  "question_id",
  "version",
  "type",
  "label",
  "value"
from
  "application_answers"
where
  "application_answers"."application_id" = any ($1::uuid[])
order by
  "application_answers"."application_id" asc,
  "application_answers"."position" asc;

select
  "application_id",
  "status",
  "proposed_by",
  "starts_at",
  "ends_at",
  (
    select
      max("interview_slots"."starts_at")
    from
      "interview_slots"
    where
      "interview_slots"."interview_id" = "interviews"."id"
  ),
  "updated_at"
from
  "interviews"
where
  "interviews"."application_id" = any ($1::uuid[])
order by
  "interviews"."id" asc;

select
  "application_id",
  "user_id",
  "rating",
  "notes",
  "submitted_at",
  "changed_at",
  "created_at",
  "updated_at"
from
  "application_reviews"
where
  (
    "application_reviews"."user_id" = $1
    and "application_reviews"."application_id" = any ($2::uuid[])
  );

select
  "applications"."id",
  "applications"."job_id",
  "applications"."company_id",
  "applications"."candidate_id",
  "applications"."cover_letter",
  "applications"."invited",
  "applications"."via",
  "applications"."status",
  "applications"."declined_from",
  "applications"."status_changed_at",
  "applications"."undo_move_id",
  "applications"."undo_by",
  "applications"."undo_to",
  "applications"."undo_to_since",
  "applications"."viewed_at",
  "applications"."answered_move_at",
  "applications"."answered_message_at",
  "applications"."nudged_at",
  "applications"."meets_must_have",
  "applications"."created_at",
  "applications"."updated_at",
  "jobs"."id",
  "jobs"."company_id",
  "jobs"."title",
  "jobs"."description",
  "jobs"."responsibilities",
  "jobs"."experience",
  "jobs"."hourly_budget",
  "jobs"."hourly_budget_from",
  "jobs"."timezone",
  "jobs"."offset_january",
  "jobs"."offset_july",
  "jobs"."job_type",
  "jobs"."factor_weights",
  "jobs"."required_skills",
  "jobs"."match_version",
  "jobs"."prepared",
  "jobs"."status",
  "jobs"."countries",
  "jobs"."hours_per_week",
  "jobs"."start_date",
  "jobs"."openings",
  "jobs"."benefits",
  "jobs"."valid_through",
  "jobs"."reminded_through",
  "jobs"."visibility",
  "jobs"."is_listed",
  "jobs"."owes_answers",
  "jobs"."opened_at",
  "jobs"."closed_at",
  "jobs"."taken_down_at",
  "jobs"."takedown_reason",
  "jobs"."status_before_takedown",
  "jobs"."created_at",
  "jobs"."updated_at",
  "companies"."id",
  "companies"."user_id",
  "companies"."company_name",
  "companies"."industry",
  "companies"."company_size",
  "companies"."website",
  "companies"."description",
  "companies"."logo_url",
  "companies"."verified_at",
  "companies"."search_name",
  "companies"."answer_days",
  "companies"."answerable_count",
  "companies"."answered_count",
  "companies"."answer_median_hours",
  "companies"."created_at",
  "companies"."updated_at",
  "candidates"."id",
  "candidates"."user_id",
  "candidates"."job_title",
  "candidates"."bio",
  "candidates"."skills",
  "candidates"."match_version",
  "candidates"."prepared",
  "candidates"."experience",
  "candidates"."hourly_rate",
  "candidates"."timezone",
  "candidates"."availability",
  "candidates"."country",
  "candidates"."city",
  "candidates"."english_level",
  "candidates"."languages",
  "candidates"."available_from",
  "candidates"."linkedin_url",
  "candidates"."portfolio_url",
  "candidates"."positions",
  "candidates"."education",
  "candidates"."phone",
  "candidates"."open_to_work",
  "candidates"."active_hires",
  "candidates"."committed_hours",
  "candidates"."hired_since",
  "candidates"."commitment_ends_on",
  "candidates"."approval_status",
  "candidates"."review_notes",
  "candidates"."reviewed_by",
  "candidates"."reviewed_at",
  "candidates"."submitted_at",
  "candidates"."is_listed",
  "candidates"."score_opt_out",
  "candidates"."matches_seen_at",
  "candidates"."created_at",
  "candidates"."updated_at",
  "users"."id",
  "users"."first_name",
  "users"."last_name",
  "users"."profile_image_url",
  "users"."deleted_at" is not null
from
  "applications"
  inner join "jobs" on "jobs"."id" = "applications"."job_id"
  inner join "companies" on "companies"."id" = "applications"."company_id"
  inner join "candidates" on "candidates"."id" = "applications"."candidate_id"
  inner join "users" on "users"."id" = "candidates"."user_id"
where
  "applications"."id" = $1;

select
  "id",
  "first_name",
  "last_name"
from
  "users"
where
  "users"."id" = any ($1::uuid[]);

select
  "id",
  coalesce(
    (
      select
        "receiver"."first_name"
      from
        "memberships"
        inner join "users" as "receiver" on "receiver"."id" = "memberships"."user_id"
      where
        "memberships"."account_id" = "users"."id"
        and "memberships"."ended_at" is null
        and "receiver"."suspended_at" is null
      order by
        "memberships"."user_id" = "memberships"."account_id" desc,
        "memberships"."role" = 'owner' desc,
        "memberships"."created_at"
      limit
        1
    ),
    "first_name"
  ),
  case
    when (
      "users"."suspended_at" is null
      or exists (
        select
          1
        from
          "memberships"
          inner join "users" as "active_owner" on "active_owner"."id" = "memberships"."user_id"
        where
          "memberships"."account_id" = "users"."id"
          and "memberships"."user_id" <> "users"."id"
          and "memberships"."role" = 'owner'
          and "memberships"."ended_at" is null
          and "active_owner"."suspended_at" is null
      )
    ) then coalesce(
      (
        select
          "receiver"."email"
        from
          "memberships"
          inner join "users" as "receiver" on "receiver"."id" = "memberships"."user_id"
        where
          "memberships"."account_id" = "users"."id"
          and "memberships"."ended_at" is null
          and "receiver"."suspended_at" is null
        order by
          "memberships"."user_id" = "memberships"."account_id" desc,
          "memberships"."role" = 'owner' desc,
          "memberships"."created_at"
        limit
          1
      ),
      case
        when not exists (
          select
            1
          from
            "memberships"
          where
            "memberships"."account_id" = "users"."id"
        ) then "email"
      end
    )
  end,
  "muted_mails",
  "language",
  "hide_names"
from
  "users"
where
  "users"."id" = any ($1::uuid[]);

select
  pg_notify (channel, payload)
from
  unnest($1::text[], $2::text[]) as notification (channel, payload);

update "applications"
set
  "status" = $1,
  "declined_from" = $2,
  "status_changed_at" = now(),
  "undo_move_id" = $3,
  "undo_by" = $4,
  "undo_to" = $5,
  "undo_to_since" = "applications"."status_changed_at",
  "answered_move_at" = coalesce("applications"."answered_move_at", now()),
  "updated_at" = now()
where
  (
    "applications"."id" = $6
    and "applications"."status" = $7
  )
returning
  "id",
  "job_id",
  "company_id",
  "candidate_id",
  "cover_letter",
  "invited",
  "via",
  "status",
  "declined_from",
  "status_changed_at",
  "undo_move_id",
  "undo_by",
  "undo_to",
  "undo_to_since",
  "viewed_at",
  "answered_move_at",
  "answered_message_at",
  "nudged_at",
  "rating",
  "notes",
  "meets_must_have",
  "created_at",
  "updated_at";
