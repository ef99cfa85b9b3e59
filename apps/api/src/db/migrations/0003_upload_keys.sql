ALTER TABLE "files" ADD COLUMN "upload_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "files_owner_id_upload_key_index" ON "files" USING btree ("owner_id","upload_key");