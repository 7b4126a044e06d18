-- apply
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

-- apply
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

-- apply
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
  "candidates"."has_estimated_hours",
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
            "recipient"."id",
            'firstName',
            "recipient"."first_name",
            'email',
            "recipient"."email",
            'mutedMails',
            "recipient"."muted_mails",
            'language',
            "recipient"."language",
            'hideNames',
            "recipient"."hide_names"
          )
          order by
            "memberships"."user_id" = "memberships"."account_id" desc,
            "memberships"."created_at",
            "memberships"."user_id"
        )
      from
        "memberships"
        inner join "users" as "recipient" on "recipient"."id" = "memberships"."user_id"
      where
        "memberships"."account_id" = "company_user"."id"
        and "memberships"."ended_at" is null
        and "memberships"."role" in ('owner', 'recruiter')
        and "recipient"."suspended_at" is null
        and "recipient"."email" is not null
        and exists (
          select
            1
          from
            "memberships" as "ownership"
            inner join "users" as "active_owner" on "active_owner"."id" = "ownership"."user_id"
          where
            "ownership"."account_id" = "company_user"."id"
            and "ownership"."role" = 'owner'
            and "ownership"."ended_at" is null
            and "active_owner"."suspended_at" is null
        )
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
  (
    select
      coalesce(json_agg(name), '[]'::json)
    from
      (
        select
          "company_user"."id"
        union
        select
          "memberships"."user_id"
        from
          "memberships"
        where
          "memberships"."account_id" = "company_user"."id"
      ) as person (id)
      inner join "users" as "named" on "named"."id" = person.id
      and "named"."email" is not null
      cross join unnest(array["named"."first_name", "named"."last_name"]) as name
  )
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

-- apply
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

-- apply
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
  "meets_must_have",
  "created_at",
  "updated_at"
from
  "filed";

-- apply
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
  notifications as stored (id, user_id, type, subject, data, count, created_at)
select
  id,
  user_id,
  $6,
  subject,
  data,
  count,
  clock_timestamp()
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

-- apply, move
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
    created_at,
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
  coalesce(send_after, clock_timestamp()),
  clock_timestamp(),
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

-- apply, move
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

-- apply, move
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

-- apply, move, send
select
  pg_notify (channel, payload)
from
  unnest($1::text[], $2::text[]) as notification (channel, payload);

-- conversations
select
  "users"."id",
  "users"."first_name",
  "users"."last_name",
  case
    when "users"."deleted_at" is null then coalesce("companies"."logo_url", "users"."profile_image_url")
  end,
  "users"."account_type",
  case
    when "users"."deleted_at" is null then "companies"."company_name"
  end,
  (
    select
      "candidates"."id"
    from
      "candidates"
    where
      "candidates"."user_id" = "users"."id"
      and "users"."deleted_at" is null
  ),
  "users"."deleted_at" is not null,
  "messages"."id",
  "messages"."sender_id",
  (
    select
      json_build_object('id', "authors"."id", 'firstName', "authors"."first_name", 'lastName', "authors"."last_name")
    from
      "users" as "authors"
    where
      "authors"."id" = coalesce("messages"."author_id", "messages"."sender_id")
  ),
  "messages"."content",
  "messages"."attachment_count",
  "messages"."created_at",
  (
    select
      count(*)::int
    from
      "unread_messages" unread
    where
      unread.member_id = $1
      and unread.account_id = $2
      and unread.sender_id = "users"."id"
  ),
  "is_archived"
from
  (
    (
      select
        "high_user_id" as "other_id",
        "last_message_id" as "last_id",
        "last_message_at" as "last_at",
        ("conversations"."low_archived_through" >= "conversations"."last_message_at") is true as "is_archived"
      from
        "conversations"
      where
        (
          "conversations"."low_user_id" = $3
          and ("conversations"."low_archived_through" >= "conversations"."last_message_at") is not true
        )
      order by
        "conversations"."last_message_at" desc,
        "conversations"."high_user_id" desc
      limit
        $4
    )
    union all
    (
      select
        "low_user_id" as "other_id",
        "last_message_id" as "last_id",
        "last_message_at" as "last_at",
        ("conversations"."high_archived_through" >= "conversations"."last_message_at") is true as "is_archived"
      from
        "conversations"
      where
        (
          "conversations"."high_user_id" = $5
          and ("conversations"."high_archived_through" >= "conversations"."last_message_at") is not true
        )
      order by
        "conversations"."last_message_at" desc,
        "conversations"."low_user_id" desc
      limit
        $6
    )
  ) "page"
  inner join "users" on "users"."id" = "other_id"
  left join "companies" on "companies"."user_id" = "users"."id"
  inner join "messages" on "messages"."id" = "last_id"
order by
  "last_at" desc,
  "other_id" desc
limit
  $7;

-- filter
select
  "candidates"."id" as id,
  "candidates".xmin::text || '.' || (
    select
      "users".xmin::text
    from
      "users"
    where
      "users"."id" = "candidates"."user_id"
  ) as versions,
  coalesce(
    (
      select
        string_agg(
          distinct kind,
          ','
          order by
            kind
        )
      from
        "verifications"
      where
        "verifications"."user_id" = "candidates"."user_id"
        and status = 'verified'
        and (
          expires_at is null
          or expires_at > now()
        )
    ),
    ''
  ) as verified,
  "candidates"."created_at" as "createdAt",
  "candidates"."hourly_rate" as "hourlyRate"
from
  "candidates"
where
  (
    (
      approval_status = 'approved'
      and is_listed
      and (
        open_to_work
        or committed_hours < 40
      )
      and "candidates"."availability" = $1
    )
    and "candidates"."skill_keys" @> $2
  )
order by
  "candidates"."created_at" + interval '0' desc,
  "candidates"."id" desc
limit
  $3;

-- filter
select
  "candidates"."id" as id,
  "candidates".xmin::text || '.' || (
    select
      "users".xmin::text
    from
      "users"
    where
      "users"."id" = "candidates"."user_id"
  ) as versions,
  coalesce(
    (
      select
        string_agg(
          distinct kind,
          ','
          order by
            kind
        )
      from
        "verifications"
      where
        "verifications"."user_id" = "candidates"."user_id"
        and status = 'verified'
        and (
          expires_at is null
          or expires_at > now()
        )
    ),
    ''
  ) as verified,
  "candidates"."created_at" as "createdAt",
  "candidates"."hourly_rate" as "hourlyRate"
from
  (
    select
      *,
      xmin
    from
      "candidates"
    where
      (
        approval_status = 'approved'
        and is_listed
        and (
          open_to_work
          or committed_hours < 40
        )
        and "candidates"."availability" = $1
      )
    order by
      "candidates"."created_at" desc,
      "candidates"."id" desc
    limit
      $2
  ) as "candidates"
where
  "candidates"."skill_keys" @> $3
order by
  "candidates"."created_at" desc,
  "candidates"."id" desc
limit
  $4;

-- filter
select
  count(*)
from
  "candidates"
where
  (
    (
      approval_status = 'approved'
      and is_listed
      and (
        open_to_work
        or committed_hours < 40
      )
      and "candidates"."availability" = $1
    )
    and score_opt_out
    and "candidates"."skill_keys" @> $2
  );

-- job
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
  "companies"."company_name",
  "companies"."logo_url",
  "companies"."description",
  "companies"."verified_at",
  "companies"."answer_days",
  "company_answers"."counted_count",
  "company_answers"."answered_count",
  "company_answers"."answer_median_hours",
  "companies"."user_id",
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
  "candidates"."has_estimated_hours",
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
  "saved_jobs"."job_id" is not null,
  (
    select
      coalesce(
        json_agg(
          to_json("job_questions")
          order by
            "job_questions"."position"
        ),
        '[]'
      )
    from
      "job_questions"
    where
      "job_questions"."job_id" = "jobs"."id"
      and "job_questions"."position" is not null
  )
from
  "jobs"
  inner join "companies" on "companies"."id" = "jobs"."company_id"
  inner join "company_answers" on "company_answers"."company_id" = "jobs"."company_id"
  left join "candidates" on "candidates"."user_id" = $1
  left join "saved_jobs" on (
    "saved_jobs"."candidate_id" = "candidates"."id"
    and "saved_jobs"."job_id" = "jobs"."id"
  )
where
  "jobs"."id" = $2;

-- jobs
select
  "id",
  "user_id",
  "job_title",
  "bio",
  "skills",
  "match_version",
  "prepared",
  "experience",
  "hourly_rate",
  "timezone",
  "availability",
  "country",
  "city",
  "english_level",
  "languages",
  "available_from",
  "linkedin_url",
  "portfolio_url",
  "positions",
  "education",
  "phone",
  "open_to_work",
  "active_hires",
  "committed_hours",
  "has_estimated_hours",
  "hired_since",
  "commitment_ends_on",
  "approval_status",
  "review_notes",
  "reviewed_by",
  "reviewed_at",
  "submitted_at",
  "is_listed",
  "score_opt_out",
  "matches_seen_at",
  "created_at",
  "updated_at"
from
  "candidates"
where
  "candidates"."user_id" = $1;

-- jobs, matches
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
  "companies"."company_name",
  "companies"."logo_url",
  "companies"."description",
  "companies"."verified_at",
  "companies"."answer_days",
  "company_answers"."counted_count",
  "company_answers"."answered_count",
  "company_answers"."answer_median_hours",
  exists (
    select
      "job_id"
    from
      "saved_jobs"
    where
      (
        "saved_jobs"."candidate_id" = $1::uuid
        and "saved_jobs"."job_id" = "jobs"."id"
      )
  ),
  exists (
    select
      1
    from
      "invitations"
    where
      "invitations"."job_id" = "jobs"."id"
      and "invitations"."candidate_id" = $2::uuid
      and "invitations"."status" = 'invited'
  ),
  exists (
    select
      1
    from
      "applications"
    where
      "applications"."job_id" = "jobs"."id"
      and "applications"."candidate_id" = $3::uuid
  )
from
  "jobs"
  inner join "companies" on "companies"."id" = "jobs"."company_id"
  inner join "company_answers" on "company_answers"."company_id" = "jobs"."company_id"
where
  "jobs"."id" = any ($4::uuid[]);

-- match-job
select
  "candidates"."id" as id,
  "candidates".xmin::text || '.' || (
    select
      "users".xmin::text
    from
      "users"
    where
      "users"."id" = "candidates"."user_id"
  ) as versions,
  coalesce(
    (
      select
        string_agg(
          distinct kind,
          ','
          order by
            kind
        )
      from
        "verifications"
      where
        "verifications"."user_id" = "candidates"."user_id"
        and status = 'verified'
        and (
          expires_at is null
          or expires_at > now()
        )
    ),
    ''
  ) as verified
from
  "candidates"
where
  "candidates"."id" = any ($1::uuid[]);

-- match-job
select
  "id",
  "created_at",
  "id"
from
  "candidates"
where
  (
    (
      approval_status = 'approved'
      and is_listed
      and (
        open_to_work
        or committed_hours < 40
      )
    )
    and score_opt_out
  )
order by
  "candidates"."created_at" desc,
  "candidates"."id" desc
limit
  $1;

-- matches, dashboard
select
  "candidates"."id",
  "candidates"."score_opt_out",
  "candidates"."matches_seen_at",
  "candidates"."match_version",
  "candidates"."prepared",
  coalesce(string_agg("applications"."job_id"::text, ','), ''),
  count(*) filter (
    where
      "applications"."status" not in ($1, $2)
  ),
  count(*) filter (
    where
      "applications"."status" = any ($3::text[])
  ),
  count(*) filter (
    where
      "applications"."status" = $4
  )
from
  "candidates"
  left join "applications" on "applications"."candidate_id" = "candidates"."id"
where
  "candidates"."user_id" = $5
group by
  "candidates"."id";

-- move
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

-- move
insert into
  "company_log" ("id", "account_id", "actor_id", "action", "target_id", "target_name", "detail", "created_at")
values
  ($1, $2, $3, $4, $5, $6, $7, default);

-- move
insert into
  notifications (id, user_id, type, data, created_at)
select
  case
    when coalesce(notified.user_id, incoming.user_id) = incoming.user_id then incoming.id
    else gen_random_uuid()
  end,
  coalesce(notified.user_id, incoming.user_id),
  $1,
  incoming.data::jsonb,
  clock_timestamp()
from
  unnest($2::uuid[], $3::uuid[], $4::text[]) as incoming (id, user_id, data)
  left join "memberships" as notified on notified.account_id = incoming.user_id
  and notified.ended_at is null
  and notified.role in ('owner', 'recruiter')
returning
  id,
  user_id as "userId";

-- move
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

-- move
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

-- move
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
  "candidates"."has_estimated_hours",
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

-- move
select
  "id",
  coalesce(
    (
      select
        "recipient"."first_name"
      from
        "memberships"
        inner join "users" as "recipient" on "recipient"."id" = "memberships"."user_id"
      where
        "memberships"."account_id" = "users"."id"
        and "memberships"."ended_at" is null
        and "memberships"."role" in ('owner', 'recruiter')
        and "recipient"."suspended_at" is null
        and "recipient"."email" is not null
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
      (
        "users"."suspended_at" is null
        and (
          exists (
            select
              1
            from
              "memberships"
            where
              "memberships"."user_id" = "users"."id"
              and "memberships"."account_id" = "users"."id"
              and "memberships"."role" = 'owner'
              and "memberships"."ended_at" is null
          )
          or not exists (
            select
              1
            from
              "memberships"
            where
              "memberships"."account_id" = "users"."id"
              and "memberships"."ended_at" is null
          )
        )
      )
      or exists (
        select
          1
        from
          "memberships" as "ownership"
          inner join "users" as "active_owner" on "active_owner"."id" = "ownership"."user_id"
        where
          "ownership"."account_id" = "users"."id"
          and "ownership"."role" = 'owner'
          and "ownership"."ended_at" is null
          and "active_owner"."suspended_at" is null
          and "ownership"."user_id" <> "users"."id"
      )
    ) then coalesce(
      (
        select
          "recipient"."email"
        from
          "memberships"
          inner join "users" as "recipient" on "recipient"."id" = "memberships"."user_id"
        where
          "memberships"."account_id" = "users"."id"
          and "memberships"."ended_at" is null
          and "memberships"."role" in ('owner', 'recruiter')
          and "recipient"."suspended_at" is null
          and "recipient"."email" is not null
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

-- move
select
  "users"."id",
  (
    select
      coalesce(json_agg(name), '[]'::json)
    from
      (
        select
          "users"."id"
        union
        select
          "memberships"."user_id"
        from
          "memberships"
        where
          "memberships"."account_id" = "users"."id"
      ) as person (id)
      inner join "users" as "named" on "named"."id" = person.id
      and "named"."email" is not null
      cross join unnest(array["named"."first_name", "named"."last_name"]) as name
  )
from
  unnest($1::uuid[]) as account (id)
  inner join "users" on "users"."id" = account.id;

-- move
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
    and "applications"."status_changed_at" = $8
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
  "meets_must_have",
  "created_at",
  "updated_at";

-- newest
select
  "candidates"."id" as id,
  "candidates".xmin::text || '.' || (
    select
      "users".xmin::text
    from
      "users"
    where
      "users"."id" = "candidates"."user_id"
  ) as versions,
  coalesce(
    (
      select
        string_agg(
          distinct kind,
          ','
          order by
            kind
        )
      from
        "verifications"
      where
        "verifications"."user_id" = "candidates"."user_id"
        and status = 'verified'
        and (
          expires_at is null
          or expires_at > now()
        )
    ),
    ''
  ) as verified,
  "candidates"."created_at" as "createdAt",
  "candidates"."hourly_rate" as "hourlyRate"
from
  "candidates"
where
  (
    approval_status = 'approved'
    and is_listed
    and (
      open_to_work
      or committed_hours < 40
    )
  )
order by
  "candidates"."created_at" desc,
  "candidates"."id" desc
limit
  $1;

-- newest, match-job
select
  "company_id",
  "candidate_id",
  "notes" is not null
from
  "shortlists"
where
  ("shortlists"."company_id", "shortlists"."candidate_id") in (
    select
      pair_company,
      pair_candidate
    from
      unnest($1::uuid[], $2::uuid[]) as pair (pair_company, pair_candidate)
  );

-- newest, match-job
select
  count(*)
from
  "candidates"
where
  (
    (
      approval_status = 'approved'
      and is_listed
      and (
        open_to_work
        or committed_hours < 40
      )
    )
    and score_opt_out
  );

-- newest, match-job
select distinct
  "applications"."company_id",
  "applications"."candidate_id"
from
  "applications"
  left join "hires" on "hires"."application_id" = "applications"."id"
where
  (
    "applications"."company_id" = any ($1::uuid[])
    and (
      "applications"."status" = $2
      and (
        "hires"."id" is null
        or (
          "hires"."status" = any ($3::text[])
          and (
            "hires"."end_date" is null
            or "hires"."end_date" >= (now() at time zone 'utc')::date
          )
        )
      )
    )
    and "applications"."candidate_id" = any ($4::uuid[])
  );

-- newest, search, filter, match-job
select
  "user_id",
  "id",
  coalesce(
    (
      select
        string_agg(
          id || '.' || version,
          ','
          order by
            created_at desc,
            id desc
        )
      from
        (
          select
            id,
            "jobs".xmin::text as version,
            created_at
          from
            "jobs"
          where
            "jobs".company_id = "companies".id
            and status = 'open'
          order by
            created_at desc,
            id desc
          limit
            50
        ) as newest
    ),
    ''
  )
from
  "companies"
where
  "companies"."user_id" = any ($1::uuid[]);

-- pipeline
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
  "candidates"."has_estimated_hours",
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
  "applications"."company_id" = $1
order by
  "applications"."created_at" desc,
  "applications"."id" desc
limit
  $2;

-- pipeline
select
  "id",
  "user_id",
  "company_name",
  "industry",
  "company_size",
  "website",
  "description",
  "logo_url",
  "verified_at",
  "search_name",
  "answer_days",
  "answerable_count",
  "answered_count",
  "answer_median_hours",
  "created_at",
  "updated_at"
from
  "companies"
where
  "companies"."user_id" = $1;

-- pipeline
select distinct
  "applications"."candidate_id"
from
  "applications"
  left join "hires" on "hires"."application_id" = "applications"."id"
where
  (
    "applications"."company_id" = $1
    and (
      "applications"."status" = $2
      and (
        "hires"."id" is null
        or (
          "hires"."status" = any ($3::text[])
          and (
            "hires"."end_date" is null
            or "hires"."end_date" >= (now() at time zone 'utc')::date
          )
        )
      )
    )
    and "applications"."candidate_id" = any ($4::uuid[])
  );

-- pipeline, move
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

-- pipeline, move
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

-- search
select
  "candidates"."id"
from
  "candidates"
where
  (
    approval_status = 'approved'
    and is_listed
    and (
      (
        "candidates"."search_text" like $1
        or (
          "candidates"."search_text" like $2
          and ' ' || split_part("candidates"."search_text", $3, 2) like $4
        )
        or "candidates"."skill_keys" @> $5
      )
      or (
        "candidates"."search_text" like $6
        and ' ' || split_part("candidates"."search_text", $7, 2) like $8
      )
    )
  )
order by
  "candidates"."created_at" + interval '0' desc,
  "candidates"."id" desc
limit
  $9;

-- search
select
  "candidates"."id"
from
  (
    select
      *,
      xmin
    from
      "candidates"
    where
      approval_status = 'approved'
      and is_listed
    order by
      "candidates"."created_at" desc,
      "candidates"."id" desc
    limit
      $1
  ) as "candidates"
where
  (
    (
      "candidates"."search_text" like $2
      or (
        "candidates"."search_text" like $3
        and ' ' || split_part("candidates"."search_text", $4, 2) like $5
      )
      or "candidates"."skill_keys" @> $6
    )
    or (
      "candidates"."search_text" like $7
      and ' ' || split_part("candidates"."search_text", $8, 2) like $9
    )
  )
order by
  "candidates"."created_at" desc,
  "candidates"."id" desc
limit
  $10;

-- search
select
  "candidates"."id" as id,
  "candidates".xmin::text || '.' || (
    select
      "users".xmin::text
    from
      "users"
    where
      "users"."id" = "candidates"."user_id"
  ) as versions,
  coalesce(
    (
      select
        string_agg(
          distinct kind,
          ','
          order by
            kind
        )
      from
        "verifications"
      where
        "verifications"."user_id" = "candidates"."user_id"
        and status = 'verified'
        and (
          expires_at is null
          or expires_at > now()
        )
    ),
    ''
  ) as verified,
  "candidates"."created_at" as "createdAt",
  "candidates"."hourly_rate" as "hourlyRate"
from
  "candidates"
where
  (
    (
      approval_status = 'approved'
      and is_listed
      and (
        open_to_work
        or committed_hours < 40
      )
    )
    and (
      (
        "candidates"."search_text" like $1
        or (
          "candidates"."search_text" like $2
          and ' ' || split_part("candidates"."search_text", $3, 2) like $4
        )
        or "candidates"."skill_keys" @> $5
      )
      or (
        "candidates"."search_text" like $6
        and ' ' || split_part("candidates"."search_text", $7, 2) like $8
      )
    )
  )
order by
  "candidates"."created_at" + interval '0' desc,
  "candidates"."id" desc
limit
  $9;

-- search
select
  "candidates"."id" as id,
  "candidates".xmin::text || '.' || (
    select
      "users".xmin::text
    from
      "users"
    where
      "users"."id" = "candidates"."user_id"
  ) as versions,
  coalesce(
    (
      select
        string_agg(
          distinct kind,
          ','
          order by
            kind
        )
      from
        "verifications"
      where
        "verifications"."user_id" = "candidates"."user_id"
        and status = 'verified'
        and (
          expires_at is null
          or expires_at > now()
        )
    ),
    ''
  ) as verified,
  "candidates"."created_at" as "createdAt",
  "candidates"."hourly_rate" as "hourlyRate"
from
  (
    select
      *,
      xmin
    from
      "candidates"
    where
      (
        approval_status = 'approved'
        and is_listed
        and (
          open_to_work
          or committed_hours < 40
        )
      )
    order by
      "candidates"."created_at" desc,
      "candidates"."id" desc
    limit
      $1
  ) as "candidates"
where
  (
    (
      "candidates"."search_text" like $2
      or (
        "candidates"."search_text" like $3
        and ' ' || split_part("candidates"."search_text", $4, 2) like $5
      )
      or "candidates"."skill_keys" @> $6
    )
    or (
      "candidates"."search_text" like $7
      and ' ' || split_part("candidates"."search_text", $8, 2) like $9
    )
  )
order by
  "candidates"."created_at" desc,
  "candidates"."id" desc
limit
  $10;

-- search
select
  count(*)
from
  "candidates"
where
  (
    (
      approval_status = 'approved'
      and is_listed
      and (
        open_to_work
        or committed_hours < 40
      )
    )
    and score_opt_out
    and (
      (
        "candidates"."search_text" like $1
        or (
          "candidates"."search_text" like $2
          and ' ' || split_part("candidates"."search_text", $3, 2) like $4
        )
        or "candidates"."skill_keys" @> $5
      )
      or (
        "candidates"."search_text" like $6
        and ' ' || split_part("candidates"."search_text", $7, 2) like $8
      )
    )
  );

-- send
select
  "applications"."id",
  "companies"."user_id",
  "candidates"."user_id"
from
  "applications"
  inner join "companies" on "companies"."id" = "applications"."company_id"
  inner join "candidates" on "candidates"."id" = "applications"."candidate_id"
  inner join unnest($1::uuid[], $2::uuid[]) as letter (sender_id, receiver_id) on letter.sender_id = "companies"."user_id"
  and letter.receiver_id = "candidates"."user_id"
where
  (
    "applications"."answered_message_at" is null
    and "applications"."status" <> $3
  )
order by
  "applications"."id"
for no key update of
  "applications";

-- send
select
  "users"."id",
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'userId',
            "recipient"."id",
            'firstName',
            "recipient"."first_name",
            'email',
            "recipient"."email",
            'mutedMails',
            "recipient"."muted_mails",
            'language',
            "recipient"."language",
            'hideNames',
            "recipient"."hide_names"
          )
          order by
            "memberships"."user_id" = "memberships"."account_id" desc,
            "memberships"."created_at",
            "memberships"."user_id"
        )
      from
        "memberships"
        inner join "users" as "recipient" on "recipient"."id" = "memberships"."user_id"
      where
        "memberships"."account_id" = "users"."id"
        and "memberships"."ended_at" is null
        and "memberships"."role" in ('owner', 'recruiter')
        and "recipient"."suspended_at" is null
        and "recipient"."email" is not null
        and exists (
          select
            1
          from
            "memberships" as "ownership"
            inner join "users" as "active_owner" on "active_owner"."id" = "ownership"."user_id"
          where
            "ownership"."account_id" = "users"."id"
            and "ownership"."role" = 'owner'
            and "ownership"."ended_at" is null
            and "active_owner"."suspended_at" is null
        )
    ),
    case
      when "users"."suspended_at" is null
      and "users"."email" is not null
      and not exists (
        select
          1
        from
          "memberships"
        where
          "memberships"."account_id" = "users"."id"
      ) then json_build_array(
        json_build_object(
          'userId',
          "users"."id",
          'firstName',
          "users"."first_name",
          'email',
          "users"."email",
          'mutedMails',
          "users"."muted_mails",
          'language',
          "users"."language",
          'hideNames',
          "users"."hide_names"
        )
      )
    end,
    '[]'::json
  )
from
  unnest($1::uuid[]) as account (id)
  inner join "users" on "users"."id" = account.id;

-- send
select
  mail.key,
  exists (
    select
      1
    from
      "outbox"
    where
      "dedupe_key" = mail.key
      and "sent_at" is null
      and "failed_at" is null
  ),
  (
    select
      max("sent_at")
    from
      "outbox"
    where
      "dedupe_key" = mail.key
  )
from
  unnest($1::text[]) as mail (key);

-- send
select
  pair.place::int,
  "users"."id",
  "users"."first_name",
  "users"."last_name",
  case
    when "users"."deleted_at" is null then coalesce("companies"."logo_url", "users"."profile_image_url")
  end,
  "users"."account_type",
  case
    when "users"."deleted_at" is null then "companies"."company_name"
  end,
  (
    select
      "candidates"."id"
    from
      "candidates"
    where
      "candidates"."user_id" = "users"."id"
      and "users"."deleted_at" is null
  ),
  "users"."deleted_at" is not null,
  "users"."deleted_at",
  "writer"."account_type",
  "writer"."first_name",
  "writer"."last_name",
  "writer_company"."company_name",
  exists (
    select
      1
    from
      "candidates"
    where
      "candidates"."user_id" = "users"."id"
      and approval_status = 'approved'
      and is_listed
  ),
  exists (
    select
      1
    from
      "blocks"
    where
      "blocks"."blocker_id" = "users"."id"
      and "blocks"."blocked_id" = "writer"."id"
  ),
  exists (
    select
      1
    from
      "blocks"
    where
      "blocks"."blocker_id" = "writer"."id"
      and "blocks"."blocked_id" = "users"."id"
  ),
  "conversations"."started_by",
  (
    "conversations"."last_message_at" <= case
      when "conversations"."low_user_id" = pair.writer_id then "conversations"."low_archived_through"
      else "conversations"."high_archived_through"
    end
  ) is true
from
  unnest($1::uuid[], $2::uuid[]) with ordinality as pair (writer_id, other_id, place)
  inner join "users" on "users"."id" = pair.other_id
  inner join "users" "writer" on "writer"."id" = pair.writer_id
  left join "companies" on "companies"."user_id" = "users"."id"
  left join "companies" "writer_company" on "writer_company"."user_id" = "writer"."id"
  left join "conversations" on "conversations"."low_user_id" = least(pair.writer_id, pair.other_id)
  and "conversations"."high_user_id" = greatest(pair.writer_id, pair.other_id);

-- send
with
  draft as (
    select
      *,
      least(sender_id, receiver_id) as low,
      greatest(sender_id, receiver_id) as high
    from
      unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::uuid[], $7::smallint[]) as draft (id, sender_id, receiver_id, author_id, content, client_id, attachment_count)
  ),
  locked as materialized (
    select
      pg_advisory_xact_lock(hashtextextended (low::text || high, 0))
    from
      (
        select distinct
          low,
          high
        from
          draft
        order by
          low,
          high
      ) as thread
  ),
  moment as materialized (
    select
      clock_timestamp() as created_at,
      count(*)
    from
      locked
  ),
  stored as (
    insert into
      "messages" (id, sender_id, receiver_id, author_id, content, client_id, attachment_count, created_at)
    select
      id,
      sender_id,
      receiver_id,
      author_id,
      content,
      client_id,
      attachment_count,
      created_at
    from
      draft,
      moment
    order by
      sender_id,
      client_id,
      id
    on conflict do nothing
    returning
      id,
      least(sender_id, receiver_id) as low,
      greatest(sender_id, receiver_id) as high,
      sender_id,
      created_at
  ),
  moved as (
    insert into
      "conversations" (low_user_id, high_user_id, last_message_id, last_message_at, started_by)
    select distinct
      on (low, high) low,
      high,
      id,
      created_at,
      first_value(sender_id) over (
        partition by
          low,
          high
        order by
          created_at,
          id
      )
    from
      stored
    order by
      low,
      high,
      created_at desc,
      id desc
    on conflict (low_user_id, high_user_id) do update
    set
      last_message_id = excluded.last_message_id,
      last_message_at = excluded.last_message_at
    where
      ("conversations"."last_message_at", "conversations"."last_message_id") < (excluded.last_message_at, excluded.last_message_id)
  )
select
  id,
  created_at
from
  stored;

-- send
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
  ),
  replaced as (
    delete from notifications as old using incoming
    where
      old.user_id = incoming.user_id
      and old.type = $6
      and old.subject = incoming.subject
      and old.read_at is not null
      and old.created_at > now() - interval '1 day'
  )
insert into
  notifications as stored (id, user_id, type, subject, data, count, created_at)
select
  id,
  user_id,
  $7,
  subject,
  data,
  count,
  clock_timestamp()
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

-- session
select
  "sessions"."token_hash",
  "sessions"."id",
  "users"."id",
  "users"."email",
  "users"."account_type",
  "users"."is_admin",
  "users"."language",
  "users"."hide_names",
  "users"."hide_scores",
  "memberships"."account_id",
  "memberships"."role",
  "memberships"."ended_at",
  case
    when "memberships"."role" <> 'owner' then not exists (
      select
        1
      from
        "memberships" as "ownership"
        inner join "users" as "active_owner" on "active_owner"."id" = "ownership"."user_id"
      where
        "ownership"."account_id" = "memberships"."account_id"
        and "ownership"."role" = 'owner'
        and "ownership"."ended_at" is null
        and "active_owner"."suspended_at" is null
    )
    else false
  end,
  "users"."first_name",
  "users"."last_name",
  "users"."profile_image_url",
  "users"."password_is_temporary",
  "users"."second_step_since",
  "users"."second_step_due_at",
  "users"."created_at",
  "sessions"."last_seen_at" < now() - make_interval(mins => 5)
from
  "sessions"
  inner join "users" on "users"."id" = "sessions"."user_id"
  left join "memberships" on "memberships"."user_id" = "users"."id"
where
  (
    "sessions"."token_hash" = any ($1::text[])
    and "sessions"."expires_at" > now()
    and "users"."suspended_at" is null
    and "users"."deleted_at" is null
  );

-- thread
select
  "id",
  "sender_id",
  "receiver_id",
  (
    select
      json_build_object('id', "id", 'firstName', "first_name", 'lastName', "last_name")
    from
      "users" as "authors"
    where
      "id" = coalesce("author_id", "sender_id")
  ) as "author",
  exists (
    select
      1
    from
      "companies"
    where
      "user_id" = "sender_id"
  ) as "is_from_company",
  "content",
  "attachment_count",
  case
    when "messages"."attachment_count" = 0 then '[]'::json
    else coalesce(
      (
        select
          json_agg(
            json_build_object(
              'id',
              file.id,
              'senderId',
              file.user_id,
              'type',
              file.type,
              'fileName',
              file.file_name,
              'size',
              file.file_size,
              'width',
              file.width,
              'height',
              file.height
            )
            order by
              file.place
          )
        from
          "attachments" file
        where
          file.message_id = "messages"."id"
      ),
      '[]'::json
    )
  end as "attachments",
  "client_id",
  "created_at",
  "read_at"
from
  "messages"
where
  least("messages"."sender_id", "messages"."receiver_id") = $1
  and greatest("messages"."sender_id", "messages"."receiver_id") = $2
order by
  "messages"."created_at" desc,
  "messages"."id" desc
limit
  $3;

-- thread
select
  "message_id"
from
  "unread_messages"
where
  (
    "unread_messages"."member_id" = $1
    and "unread_messages"."account_id" = $2
    and "unread_messages"."sender_id" = $3
  );
