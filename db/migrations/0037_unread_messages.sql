CREATE TABLE "unread_messages" (
	"member_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	CONSTRAINT "unread_messages_member_id_account_id_sender_id_message_id_pk" PRIMARY KEY("member_id","account_id","sender_id","message_id")
);
--> statement-breakpoint
ALTER TABLE "unread_messages" ADD CONSTRAINT "unread_messages_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Processes of the previous release store messages too, and each must be unread for the members who use threads.
CREATE FUNCTION note_unread_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unread_messages (member_id, account_id, sender_id, message_id)
  SELECT memberships.user_id, stored.receiver_id, stored.sender_id, stored.id
  FROM stored JOIN memberships ON memberships.account_id = stored.receiver_id
  WHERE stored.read_at IS NULL AND memberships.ended_at IS NULL AND memberships.role IN ('owner', 'recruiter')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER messages_unread AFTER INSERT ON messages REFERENCING NEW TABLE AS stored
FOR EACH STATEMENT EXECUTE FUNCTION note_unread_messages();
