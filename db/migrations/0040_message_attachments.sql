CREATE TABLE "attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"message_id" uuid,
	"place" smallint,
	"type" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"width" integer,
	"height" integer,
	"content" "bytea" NOT NULL,
	"preview" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachments_type_check" CHECK (type in ('pdf', 'docx', 'jpg', 'png', 'webp')),
	CONSTRAINT "attachments_file_name_check" CHECK (length(file_name) between 1 and 120),
	CONSTRAINT "attachments_content_check" CHECK (octet_length(content) between 1 and 10485760),
	CONSTRAINT "attachments_preview_check" CHECK (octet_length(preview) between 1 and 1048576),
	CONSTRAINT "attachments_size_check" CHECK (file_size > 0),
	CONSTRAINT "attachments_picture_check" CHECK ((preview is null) = (width is null) and (width is null) = (height is null)),
	CONSTRAINT "attachments_place_check" CHECK ((message_id is null) = (place is null) and place between 0 and 4)
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_content_check";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "attachment_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_message_idx" ON "attachments" USING btree ("message_id","place");--> statement-breakpoint
CREATE INDEX "attachments_user_idx" ON "attachments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "attachments_unsent_idx" ON "attachments" USING btree ("created_at") WHERE message_id is null;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_content_or_files_check" CHECK (content <> '' or attachment_count > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "messages" VALIDATE CONSTRAINT "messages_content_or_files_check";
