CREATE TABLE "resume_files" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resume_files_kind_check" CHECK (kind in ('pdf', 'docx')),
	CONSTRAINT "resume_files_file_name_check" CHECK (length(file_name) between 1 and 120),
	CONSTRAINT "resume_files_content_check" CHECK (octet_length(content) between 1 and 5242880)
);
--> statement-breakpoint
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;