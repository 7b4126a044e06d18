CREATE TABLE "review_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"row_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"message" text,
	"review_notes" text,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"effect" text NOT NULL,
	"candidate_id" uuid,
	"made_candidate" boolean DEFAULT false NOT NULL,
	"prior_notes" text,
	"prior_reviewed_by" uuid,
	"prior_reviewed_at" timestamp (3) with time zone,
	"undoable_until" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "review_decisions_source_check" CHECK (source in ('public', 'account')),
	CONSTRAINT "review_decisions_outcome_check" CHECK (outcome in ('approved', 'rejected')),
	CONSTRAINT "review_decisions_effect_check" CHECK (effect in ('none', 'status', 'profile', 'account')),
	CONSTRAINT "review_decisions_candidate_check" CHECK ((effect = 'none') = (candidate_id is null)),
	CONSTRAINT "review_decisions_undone_check" CHECK (undone_at is null or undoable_until is not null)
);
--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "sha256" text;--> statement-breakpoint
CREATE INDEX "review_decisions_newest_idx" ON "review_decisions" USING btree ("decided_at","id");--> statement-breakpoint
CREATE INDEX "review_decisions_row_idx" ON "review_decisions" USING btree ("row_id","decided_at");--> statement-breakpoint
CREATE INDEX "users_name_likeness_idx" ON "users" USING gin ((lower(translate(first_name || ' ' || last_name, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc')) collate "C") gin_trgm_ops) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_mailbox_idx" ON "users" USING btree ((
  regexp_replace(
    case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '')
      else split_part(split_part(email, '@', 1), '+', 1) end || '@' || split_part(email, '@', 2),
    '@googlemail[.]com$', '@gmail.com')
)) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "candidates_linkedin_idx" ON "candidates" USING btree ((md5(regexp_replace(rtrim(split_part(split_part(lower(linkedin_url), '#', 1), '?', 1), '/'), '^https?://(www[.]|[a-z][a-z][.])?', '')))) WHERE linkedin_url is not null;--> statement-breakpoint
CREATE INDEX "candidates_portfolio_idx" ON "candidates" USING btree ((md5(regexp_replace(rtrim(split_part(split_part(lower(portfolio_url), '#', 1), '?', 1), '/'), '^https?://(www[.]|[a-z][a-z][.])?', '')))) WHERE portfolio_url is not null;--> statement-breakpoint
CREATE INDEX "resume_files_sha256_idx" ON "resume_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "intakes_linkedin_idx" ON "intakes" USING btree ((md5(regexp_replace(rtrim(split_part(split_part(lower(linkedin_url), '#', 1), '?', 1), '/'), '^https?://(www[.]|[a-z][a-z][.])?', '')))) WHERE linkedin_url is not null;--> statement-breakpoint
CREATE INDEX "intakes_portfolio_idx" ON "intakes" USING btree ((md5(regexp_replace(rtrim(split_part(split_part(lower(portfolio_url), '#', 1), '?', 1), '/'), '^https?://(www[.]|[a-z][a-z][.])?', '')))) WHERE portfolio_url is not null;--> statement-breakpoint
CREATE INDEX "intakes_mailbox_idx" ON "intakes" USING btree ((
  regexp_replace(
    case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '')
      else split_part(split_part(email, '@', 1), '+', 1) end || '@' || split_part(email, '@', 2),
    '@googlemail[.]com$', '@gmail.com')
));--> statement-breakpoint
CREATE INDEX "intakes_name_likeness_idx" ON "intakes" USING gin ((lower(translate(first_name || ' ' || last_name, 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc')) collate "C") gin_trgm_ops);--> statement-breakpoint
UPDATE resume_files SET sha256 = encode(sha256(content), 'hex');--> statement-breakpoint
-- What was decided before decisions were kept. An approval that made a profile is told once, by its application.
INSERT INTO review_decisions (id, source, row_id, outcome, review_notes, decided_by, decided_at, effect)
  SELECT gen_random_uuid(), 'public', id, status, review_notes, reviewed_by, reviewed_at, 'none'
  FROM intakes WHERE status <> 'pending' AND reviewed_by IS NOT NULL;--> statement-breakpoint
INSERT INTO review_decisions (id, source, row_id, outcome, review_notes, decided_by, decided_at, effect, candidate_id)
  SELECT gen_random_uuid(), 'account', id, approval_status, review_notes, reviewed_by, reviewed_at, 'status', id
  FROM candidates c WHERE approval_status <> 'pending' AND reviewed_by IS NOT NULL AND reviewed_at IS NOT NULL AND is_listed
    AND NOT EXISTS (SELECT 1 FROM intakes WHERE intakes.user_id = c.user_id AND intakes.status = 'approved');
