ALTER TABLE "whatsapp_messages" ADD COLUMN "remote_id" text;--> statement-breakpoint
CREATE INDEX "whatsapp_messages_remote_id_index" ON "whatsapp_messages" USING btree ("remote_id");