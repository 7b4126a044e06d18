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
