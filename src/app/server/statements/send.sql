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
  notifications as stored (id, user_id, type, subject, data, count)
select
  id,
  user_id,
  $7,
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

with
  stored as (
    insert into
      "messages" (id, sender_id, receiver_id, author_id, content, client_id, attachment_count)
    select
      *
    from
      unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::uuid[], $7::smallint[]) as draft (id, sender_id, receiver_id, author_id, content, client_id, attachment_count)
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

select
  "users"."id",
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
        "memberships"."account_id" = "users"."id"
        and "memberships"."ended_at" is null
        and "memberships"."role" in ('owner', 'recruiter')
        and "receiver"."suspended_at" is null
        and "receiver"."email" is not null
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

select
  pg_notify (channel, payload)
from
  unnest($1::text[], $2::text[]) as notification (channel, payload);
