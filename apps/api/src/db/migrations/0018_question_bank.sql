CREATE TABLE "question_tags" (
	"question_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "question_tags_question_id_tag_id_pk" PRIMARY KEY("question_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"question_id" uuid NOT NULL,
	"rev" integer NOT NULL,
	"author_id" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"restored_from" integer,
	"maximum" double precision NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "question_versions_question_id_rev_pk" PRIMARY KEY("question_id","rev")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tags_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "question_tags" ADD CONSTRAINT "question_tags_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_tags" ADD CONSTRAINT "question_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_tags_tag_id_index" ON "question_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "questions_search_text_index" ON "questions" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
INSERT INTO "question_versions" ("question_id", "rev", "author_id", "started_at", "saved_at", "maximum", "content")
	SELECT "id", "rev", CASE WHEN "rev" = 1 THEN "author_id" END, "updated_at", "updated_at", "maximum", "content"
	FROM "questions" WHERE NOT "is_from_video";--> statement-breakpoint
UPDATE "questions" SET "search_text" = left(translate(lower(regexp_replace(regexp_replace((
	SELECT string_agg("value" #>> '{}', ' ')
	FROM jsonb_path_query("content", 'strict $.** ? (@.type() == "string")') AS "texts"("value")
), '<[^>]*>', ' ', 'g'), '[\u0640\u064B-\u065F\u0670]', '', 'g')), 'أإآٱىیکةؤئ', 'ااااييكهوي'), 100000)
	WHERE NOT "is_from_video";
