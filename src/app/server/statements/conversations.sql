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
