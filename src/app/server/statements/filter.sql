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
      and "candidates"."availability" = $1
    )
    and score_opt_out
    and "candidates"."skill_keys" @> $2
  );
