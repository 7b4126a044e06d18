ALTER TABLE "attachments" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_stored_check" CHECK ((content is null) = (object is not null) and (object is null) = (size is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "attachments" VALIDATE CONSTRAINT "attachments_stored_check";--> statement-breakpoint
CREATE TRIGGER attachments_file_given AFTER INSERT OR UPDATE OF content ON attachments FOR EACH ROW WHEN (NEW.content IS NOT NULL) EXECUTE FUNCTION note_file_given();
--> statement-breakpoint
CREATE TRIGGER attachments_file_gone AFTER UPDATE OF object OR DELETE ON attachments FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION note_file_gone();
