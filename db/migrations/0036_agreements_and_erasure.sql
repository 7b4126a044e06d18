CREATE TABLE "erasure_requests" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasure_requests_email_check" CHECK (email = lower(email))
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"user_id" uuid NOT NULL,
	"terms" date NOT NULL,
	"privacy" date NOT NULL,
	"agreed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_user_id_terms_privacy_pk" PRIMARY KEY("user_id","terms","privacy")
);
--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "agreed_terms" date;--> statement-breakpoint
ALTER TABLE "intakes" ADD COLUMN "agreed_privacy" date;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasure_requests_email_idx" ON "erasure_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "erasure_requests_expires_at_idx" ON "erasure_requests" USING btree ("expires_at");