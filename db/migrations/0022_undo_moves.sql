ALTER TABLE "application_history" ADD COLUMN "undoes_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "undo_move_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "undo_by" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "undo_to" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "undo_to_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_undoes_id_application_history_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."application_history"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_undone_once_key" UNIQUE("undoes_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_undo_check" CHECK (num_nulls(undo_move_id, undo_by, undo_to, undo_to_since) in (0, 4));