CREATE TABLE "file_removals" (
	"object" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "file_removals_due_idx" ON "file_removals" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "photos" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_stored_check" CHECK ((content is null) = (object is not null) and (object is null) = (size is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "photos" VALIDATE CONSTRAINT "photos_stored_check";--> statement-breakpoint
ALTER TABLE "company_logos" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_logos" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "company_logos" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "company_logos" ADD CONSTRAINT "company_logos_stored_check" CHECK ((content is null) = (object is not null) and (object is null) = (size is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "company_logos" VALIDATE CONSTRAINT "company_logos_stored_check";--> statement-breakpoint
ALTER TABLE "resume_files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "object" text;--> statement-breakpoint
ALTER TABLE "resume_files" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_stored_check" CHECK ((content is null) = (object is not null) and (object is null) = (size is null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "resume_files" VALIDATE CONSTRAINT "resume_files_stored_check";--> statement-breakpoint
-- Whoever moves files into a store is woken; where there is none, nobody listens for it.
CREATE FUNCTION note_file_given() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('puente_background', 'files');
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What a row has no more is to be removed from the store, in the transaction in which it went, whatever made it go.
CREATE FUNCTION note_file_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF NEW.object IS NOT DISTINCT FROM OLD.object THEN
			RETURN NULL;
		END IF;
	END IF;
	INSERT INTO file_removals (object) VALUES (OLD.object) ON CONFLICT DO NOTHING;
	PERFORM pg_notify('puente_background', 'files');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER photos_file_given AFTER INSERT OR UPDATE OF content ON photos FOR EACH ROW WHEN (NEW.content IS NOT NULL) EXECUTE FUNCTION note_file_given();
--> statement-breakpoint
CREATE TRIGGER photos_file_gone AFTER UPDATE OF object OR DELETE ON photos FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION note_file_gone();
--> statement-breakpoint
CREATE TRIGGER company_logos_file_given AFTER INSERT OR UPDATE OF content ON company_logos FOR EACH ROW WHEN (NEW.content IS NOT NULL) EXECUTE FUNCTION note_file_given();
--> statement-breakpoint
CREATE TRIGGER company_logos_file_gone AFTER UPDATE OF object OR DELETE ON company_logos FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION note_file_gone();
--> statement-breakpoint
CREATE TRIGGER resume_files_file_given AFTER INSERT OR UPDATE OF content ON resume_files FOR EACH ROW WHEN (NEW.content IS NOT NULL) EXECUTE FUNCTION note_file_given();
--> statement-breakpoint
CREATE TRIGGER resume_files_file_gone AFTER UPDATE OF object OR DELETE ON resume_files FOR EACH ROW WHEN (OLD.object IS NOT NULL) EXECUTE FUNCTION note_file_gone();
