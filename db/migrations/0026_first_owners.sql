-- outside of a transaction
-- in batches: accounts from before the trigger.
INSERT INTO memberships (user_id, account_id, role, created_at)
SELECT id, id, 'owner', created_at FROM users
WHERE account_type = 'company' AND deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM memberships WHERE user_id = users.id)
LIMIT 2000 ON CONFLICT (user_id) DO NOTHING;
