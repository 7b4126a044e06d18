CREATE TABLE "company_hours" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"spans" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_hours_time_zone_check" CHECK (time_zone <> ''),
	CONSTRAINT "company_hours_spans_check" CHECK (jsonb_typeof(spans) = 'array' and jsonb_array_length(spans) > 0)
);
--> statement-breakpoint
CREATE TABLE "company_logos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_logos_company_id_unique" UNIQUE("company_id"),
	CONSTRAINT "company_logos_content_check" CHECK (octet_length(content) between 1 and 1048576)
);
--> statement-breakpoint
ALTER TABLE "company_hours" ADD CONSTRAINT "company_hours_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_company_open_idx" ON "offers" USING btree ("company_id","expires_at") WHERE status in ('sent', 'seen');