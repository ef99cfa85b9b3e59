CREATE TABLE "question_contents" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_questions" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD COLUMN "content_hash" text;--> statement-breakpoint
UPDATE "attempt_questions" SET "content_hash" = encode(sha256(convert_to("content"::text, 'UTF8')), 'hex');--> statement-breakpoint
INSERT INTO "question_contents" ("hash", "content")
	SELECT DISTINCT ON ("content_hash") "content_hash", "content" FROM "attempt_questions" ORDER BY "content_hash";--> statement-breakpoint
ALTER TABLE "attempt_questions" ALTER COLUMN "content_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_content_hash_question_contents_hash_fk" FOREIGN KEY ("content_hash") REFERENCES "public"."question_contents"("hash") ON DELETE no action ON UPDATE no action;
