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
  );

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
