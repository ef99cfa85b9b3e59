ALTER TABLE "answers" ADD COLUMN "active_ms" integer;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "active_sittings" jsonb;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "active_at" timestamp (3) with time zone;