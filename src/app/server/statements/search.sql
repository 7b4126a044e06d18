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
