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
  "applications"."company_id" = $1
order by
  "applications"."created_at" desc,
  "applications"."id" desc
limit
  $2;

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
