-- Of the uploads of before no type is known: they cannot go on, and would expire within a day.
DELETE FROM "unfinished_uploads";--> statement-breakpoint
ALTER TABLE "unfinished_uploads" DROP CONSTRAINT "unfinished_uploads_file_id_files_id_fk";
--> statement-breakpoint
ALTER TABLE "unfinished_uploads" ALTER COLUMN "id" SET DATA TYPE uuid USING "id"::uuid;--> statement-breakpoint
ALTER TABLE "unfinished_uploads" ADD COLUMN "declared_type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "unfinished_uploads" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "unfinished_uploads" ADD COLUMN "upload_key" text;--> statement-breakpoint
ALTER TABLE "unfinished_uploads" ADD CONSTRAINT "unfinished_uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;