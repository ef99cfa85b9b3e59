ALTER TABLE "chat_messages" ADD COLUMN "report_outcome" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "report_settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "report_settled_by" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_report_settled_by_users_id_fk" FOREIGN KEY ("report_settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;