ALTER TABLE "answers" ADD COLUMN "mark" double precision;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "maximum" double precision;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "pending" integer;