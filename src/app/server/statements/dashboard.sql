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
