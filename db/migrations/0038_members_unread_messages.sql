-- outside of a transaction
-- in batches: messages from before the trigger that no one has read.
INSERT INTO unread_messages (member_id, account_id, sender_id, message_id)
SELECT memberships.user_id, messages.receiver_id, messages.sender_id, messages.id
FROM messages JOIN memberships ON memberships.account_id = messages.receiver_id
WHERE messages.read_at IS NULL AND memberships.ended_at IS NULL AND memberships.role IN ('owner', 'recruiter')
  AND NOT EXISTS (
    SELECT 1 FROM unread_messages
    WHERE member_id = memberships.user_id AND account_id = messages.receiver_id
      AND sender_id = messages.sender_id AND message_id = messages.id)
LIMIT 2000 ON CONFLICT DO NOTHING;
