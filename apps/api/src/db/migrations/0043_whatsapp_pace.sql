ALTER TABLE "whatsapp_sessions" ADD COLUMN "is_protected" boolean;--> statement-breakpoint
ALTER TABLE "whatsapp_sessions" ADD COLUMN "sends_per_minute" integer;