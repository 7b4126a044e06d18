-- Hiring follows applications by subscribers of domain events (hiring.subscribers.ts), no longer by a trigger.
DROP TRIGGER "applications_end_hiring" ON "applications";
--> statement-breakpoint
DROP FUNCTION end_hiring_with_application();
