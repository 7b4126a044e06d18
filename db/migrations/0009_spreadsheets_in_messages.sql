ALTER TABLE "attachments" DROP CONSTRAINT "attachments_type_check";--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_type_check" CHECK (type in ('pdf', 'docx', 'xlsx', 'csv', 'jpg', 'png', 'webp')) NOT VALID;--> statement-breakpoint
ALTER TABLE "attachments" VALIDATE CONSTRAINT "attachments_type_check";
