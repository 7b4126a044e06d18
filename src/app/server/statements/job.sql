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
