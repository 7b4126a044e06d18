select
  "sessions"."token_hash",
  "sessions"."id",
  "users"."id",
  "users"."email",
  "users"."account_type",
  "users"."is_admin",
  "users"."language",
  "users"."hide_names",
  "users"."hide_scores",
  "memberships"."account_id",
  "memberships"."role",
  "memberships"."ended_at",
  "users"."first_name",
  "users"."last_name",
  "users"."profile_image_url",
  "users"."password_is_temporary",
  "users"."second_step_since",
  "users"."second_step_due_at",
  "users"."created_at",
  "sessions"."last_seen_at" < now() - make_interval(mins => 5)
from
  "sessions"
  inner join "users" on "users"."id" = "sessions"."user_id"
  left join "memberships" on "memberships"."user_id" = "users"."id"
where
  (
    "sessions"."token_hash" = any ($1::text[])
    and "sessions"."expires_at" > now()
    and "users"."suspended_at" is null
    and "users"."deleted_at" is null
  );
