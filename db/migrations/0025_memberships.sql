CREATE TABLE "memberships" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "memberships_role_check" CHECK (role in ('owner', 'recruiter', 'reviewer', 'viewer'))
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_account_id_idx" ON "memberships" USING btree ("account_id");--> statement-breakpoint
-- A process of the previous release makes accounts of companies too, and an account without a membership could do nothing.
CREATE FUNCTION become_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO memberships (user_id, account_id, role, created_at)
  VALUES (NEW.id, NEW.id, 'owner', CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END) ON CONFLICT (user_id) DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_become_owner AFTER INSERT OR UPDATE OF account_type ON users
FOR EACH ROW WHEN (NEW.account_type = 'company') EXECUTE FUNCTION become_owner();
