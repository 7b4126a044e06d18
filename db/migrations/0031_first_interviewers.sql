-- outside of a transaction
-- in batches: interviews from before the trigger.
INSERT INTO interview_interviewers (interview_id, user_id, place)
SELECT id, first_interviewer(company_id), 1 FROM interviews
WHERE NOT EXISTS (SELECT 1 FROM interview_interviewers WHERE interview_id = interviews.id)
LIMIT 2000 ON CONFLICT (interview_id, user_id) DO NOTHING;
