ALTER TABLE "files" ADD COLUMN "unused_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;