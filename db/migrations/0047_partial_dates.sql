-- Whether no entry of a list ends before its start, as far as both dates are known: '2015' and '2015-03' are in order either way.
CREATE FUNCTION spans_in_order(entries jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT NOT EXISTS (
		SELECT FROM jsonb_path_query(entries, '$[*]') AS entry
		WHERE left(entry ->> 'end', length(entry ->> 'start')) COLLATE "C" < left(entry ->> 'start', length(entry ->> 'end'))
	)
$$;
--> statement-breakpoint
ALTER TABLE "candidates" DROP CONSTRAINT "candidates_positions_months_check";--> statement-breakpoint
ALTER TABLE "candidates" DROP CONSTRAINT "candidates_education_months_check";--> statement-breakpoint
ALTER TABLE "intakes" DROP CONSTRAINT "intakes_positions_months_check";--> statement-breakpoint
ALTER TABLE "intakes" DROP CONSTRAINT "intakes_education_months_check";--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_positions_dates_check" CHECK (spans_in_order(positions)) NOT VALID;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_education_dates_check" CHECK (spans_in_order(education)) NOT VALID;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_positions_dates_check" CHECK (spans_in_order(positions)) NOT VALID;--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_education_dates_check" CHECK (spans_in_order(education)) NOT VALID;--> statement-breakpoint
ALTER TABLE "candidates" VALIDATE CONSTRAINT "candidates_positions_dates_check";--> statement-breakpoint
ALTER TABLE "candidates" VALIDATE CONSTRAINT "candidates_education_dates_check";--> statement-breakpoint
ALTER TABLE "intakes" VALIDATE CONSTRAINT "intakes_positions_dates_check";--> statement-breakpoint
ALTER TABLE "intakes" VALIDATE CONSTRAINT "intakes_education_dates_check";
