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

with
  incoming as (
    select
      case
        when coalesce(notified.user_id, incoming.user_id) = incoming.user_id then incoming.id
        else gen_random_uuid()
      end as id,
      coalesce(notified.user_id, incoming.user_id) as user_id,
      subject,
      data::jsonb as data,
      count
    from
      unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::int[]) as incoming (id, user_id, subject, data, count)
      left join "memberships" as notified on notified.account_id = incoming.user_id
      and notified.ended_at is null
      and notified.role in ('owner', 'recruiter')
  )
insert into
  notifications as stored (id, user_id, type, subject, data, count)
select
  id,
  user_id,
  $6,
  subject,
  data,
  count
from
  incoming
order by
  user_id,
  subject
on conflict (user_id, type, subject)
where
  read_at is null
  and subject is not null do update
set
  count = stored.count + excluded.count,
  data = case
    when excluded.created_at < stored.created_at then stored.data
    else excluded.data
  end,
  created_at = greatest(stored.created_at, excluded.created_at)
returning
  id,
  user_id as "userId";

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
  "id",
  "version",
  "job_id",
  "position",
  "type",
  "label",
  "required",
  "must_have",
  "options",
  "accepts",
  "created_at"
from
  "job_questions"
where
  (
    "job_questions"."job_id" = any ($1::uuid[])
    and "job_questions"."position" is not null
  )
order by
  "job_questions"."job_id" asc,
  "job_questions"."position" asc;

select
  "job_members"."user_id"
from
  "job_members"
  inner join "memberships" on "memberships"."user_id" = "job_members"."user_id"
where
  (
    "job_members"."job_id" = $1
    and "job_members"."notify" = $2
    and "memberships"."role" not in ($3, $4)
  )
order by
  "job_members"."user_id" asc;

select
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
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'userId',
            "receiver"."id",
            'firstName',
            "receiver"."first_name",
            'email',
            "receiver"."email",
            'mutedMails',
            "receiver"."muted_mails",
            'language',
            "receiver"."language",
            'hideNames',
            "receiver"."hide_names"
          )
          order by
            "memberships"."user_id" = "memberships"."account_id" desc,
            "memberships"."created_at",
            "memberships"."user_id"
        )
      from
        "memberships"
        inner join "users" as "receiver" on "receiver"."id" = "memberships"."user_id"
      where
        "memberships"."account_id" = "company_user"."id"
        and "memberships"."ended_at" is null
        and "memberships"."role" in ('owner', 'recruiter')
        and "receiver"."suspended_at" is null
        and "receiver"."email" is not null
    ),
    case
      when "company_user"."suspended_at" is null
      and "company_user"."email" is not null
      and not exists (
        select
          1
        from
          "memberships"
        where
          "memberships"."account_id" = "company_user"."id"
      ) then json_build_array(
        json_build_object(
          'userId',
          "company_user"."id",
          'firstName',
          "company_user"."first_name",
          'email',
          "company_user"."email",
          'mutedMails',
          "company_user"."muted_mails",
          'language',
          "company_user"."language",
          'hideNames',
          "company_user"."hide_names"
        )
      )
    end,
    '[]'::json
  ),
  "company_user"."first_name",
  "company_user"."last_name"
from
  "users"
  inner join "candidates" on "candidates"."user_id" = "users"."id"
  inner join "jobs" on "jobs"."id" = $1
  inner join "companies" on "companies"."id" = "jobs"."company_id"
  inner join "users" "company_user" on "company_user"."id" = "companies"."user_id"
where
  (
    "users"."id" = $2
    and "users"."deleted_at" is null
  )
for share of
  "users",
  "jobs";

select
  pg_notify (channel, payload)
from
  unnest($1::text[], $2::text[]) as notification (channel, payload);

update "invitations"
set
  "status" = $1,
  "answered_at" = now()
where
  (
    "invitations"."job_id" = $2
    and "invitations"."candidate_id" = $3
  )
returning
  "id";

with
  "filed" as (
    insert into
      "applications" (
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
        "updated_at"
      )
    values
      (
        $1,
        $2,
        $3,
        $4,
        $5,
        exists (
          select
            1
          from
            "invitations"
          where
            (
              "invitations"."job_id" = $6
              and "invitations"."candidate_id" = $7
            )
        ),
        $8,
        default,
        default,
        default,
        default,
        default,
        default,
        default,
        default,
        default,
        default,
        default,
        default,
        default,
        $9,
        default,
        default
      )
    on conflict ("job_id", "candidate_id") do nothing
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
      "updated_at"
  ),
  "inserted_entry" as (
    insert into
      "application_history" (id, application_id, to_status, by_user_id)
    select
      $10::uuid,
      id,
      status,
      $11::uuid
    from
      filed
  )
select
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
  "updated_at"
from
  "filed";
