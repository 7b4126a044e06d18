ALTER TABLE "candidates" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "english_level" text;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "positions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "education" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "english_level" text;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "positions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "education" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_country_check" CHECK (country ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_english_level_check" CHECK (english_level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'));--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_languages_check" CHECK (jsonb_typeof(languages) = 'array' and jsonb_array_length(languages) <= 20);--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_positions_check" CHECK (jsonb_typeof(positions) = 'array' and jsonb_array_length(positions) <= 30);--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_positions_months_check" CHECK (not jsonb_path_exists(positions, '$[*] ? (@.end < @.start)'));--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_education_check" CHECK (jsonb_typeof(education) = 'array' and jsonb_array_length(education) <= 10);--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_education_months_check" CHECK (not jsonb_path_exists(education, '$[*] ? (@.end < @.start)'));--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_country_check" CHECK (country ~ '^[A-Z]{2}$');--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_english_level_check" CHECK (english_level in ('A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'));--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_languages_check" CHECK (jsonb_typeof(languages) = 'array' and jsonb_array_length(languages) <= 20);--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_positions_check" CHECK (jsonb_typeof(positions) = 'array' and jsonb_array_length(positions) <= 30);--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_positions_months_check" CHECK (not jsonb_path_exists(positions, '$[*] ? (@.end < @.start)'));--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_education_check" CHECK (jsonb_typeof(education) = 'array' and jsonb_array_length(education) <= 10);--> statement-breakpoint
ALTER TABLE "intakes" ADD CONSTRAINT "intakes_education_months_check" CHECK (not jsonb_path_exists(education, '$[*] ? (@.end < @.start)'));