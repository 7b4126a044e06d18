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
  )
from
  "jobs"
  inner join "companies" on "companies"."id" = "jobs"."company_id"
  inner join "company_answers" on "company_answers"."company_id" = "jobs"."company_id"
where
  "jobs"."id" = any ($3::uuid[]);
