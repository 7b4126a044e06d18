CREATE TABLE "company_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"target_id" uuid,
	"target_name" text DEFAULT '' NOT NULL,
	"detail" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_log_action_check" CHECK (action in ('job.posted', 'job.changed', 'job.closed', 'job.renewed', 'application.moved', 'application.declined', 'application.move-undone', 'offer.sent', 'offer.withdrawn', 'hire.recorded', 'hire.changed', 'hire.exported', 'member.invited', 'member.invitation-withdrawn', 'member.joined', 'member.role-changed', 'member.removed', 'member.left', 'account.exported'))
);
--> statement-breakpoint
ALTER TABLE "company_log" ADD CONSTRAINT "company_log_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_log" ADD CONSTRAINT "company_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_log_account_idx" ON "company_log" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "company_log_actor_id_idx" ON "company_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "company_log_created_at_idx" ON "company_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "company_log_target_name_idx" ON "company_log" USING btree ("target_name");--> statement-breakpoint
CREATE FUNCTION refuse_company_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('puente.erasing', true) = 'on' THEN RETURN coalesce(NEW, OLD); END IF;
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '730 days' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'company_log is append only';
END
$$;--> statement-breakpoint
CREATE TRIGGER company_log_append_only BEFORE UPDATE OR DELETE ON company_log
FOR EACH ROW EXECUTE FUNCTION refuse_company_log_change();
