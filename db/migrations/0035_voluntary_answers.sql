CREATE SCHEMA IF NOT EXISTS "audit";
--> statement-breakpoint
CREATE TABLE "audit"."voluntary_answers" (
	"answer_key" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"answered_in" smallint DEFAULT extract(year from now())::smallint NOT NULL,
	CONSTRAINT "voluntary_answers_key_check" CHECK (length(answer_key) = 22),
	CONSTRAINT "voluntary_answers_sealed_check" CHECK (length(sealed) = 208)
);
