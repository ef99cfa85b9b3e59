CREATE TABLE "book_groups" (
	"book_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "book_groups_book_id_group_id_pk" PRIMARY KEY("book_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "book_questions" (
	"book_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"page_id" uuid,
	"question_id" uuid NOT NULL,
	CONSTRAINT "book_questions_book_id_position_pk" PRIMARY KEY("book_id","position")
);
--> statement-breakpoint
CREATE TABLE "book_readings" (
	"book_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"seconds_read" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "book_readings_book_id_student_id_pk" PRIMARY KEY("book_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "book_versions" (
	"book_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author_id" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "book_versions_book_id_number_pk" PRIMARY KEY("book_id","number")
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"category_id" uuid,
	"genre" text DEFAULT 'fiction' NOT NULL,
	"grade" integer,
	"lexile" integer DEFAULT 100 NOT NULL,
	"level" text,
	"accent" text DEFAULT 'br' NOT NULL,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"author_id" uuid,
	"published_version" integer,
	"published_rev" integer,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_uses" DROP CONSTRAINT "file_uses_place";--> statement-breakpoint
ALTER TABLE "file_uses" ADD COLUMN "book_id" uuid;--> statement-breakpoint
ALTER TABLE "book_groups" ADD CONSTRAINT "book_groups_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_groups" ADD CONSTRAINT "book_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_questions" ADD CONSTRAINT "book_questions_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_questions" ADD CONSTRAINT "book_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_readings" ADD CONSTRAINT "book_readings_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_readings" ADD CONSTRAINT "book_readings_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_versions" ADD CONSTRAINT "book_versions_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_versions" ADD CONSTRAINT "book_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_groups_group_id_index" ON "book_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "book_questions_question_id_index" ON "book_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "book_readings_student_id_index" ON "book_readings" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "books_category_id_index" ON "books" USING btree ("category_id");--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_uses_file_id_book_id_index" ON "file_uses" USING btree ("file_id","book_id") WHERE "file_uses"."book_id" is not null;--> statement-breakpoint
CREATE INDEX "file_uses_book_id_index" ON "file_uses" USING btree ("book_id");--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_place" CHECK (num_nonnulls("file_uses"."question_id", "file_uses"."task_taken_id", "file_uses"."video_id", "file_uses"."lecture_question_id", "file_uses"."lecture_answer_id", "file_uses"."pdf_id", "file_uses"."chat_message_id", "file_uses"."book_id") = 1
        and ("file_uses"."place" = 'question') = ("file_uses"."question_id" is not null)
        and ("file_uses"."place" in ('attempt', 'marks')) = ("file_uses"."task_taken_id" is not null)
        and ("file_uses"."place" = 'video') = ("file_uses"."video_id" is not null)
        and ("file_uses"."place" = 'lecture-question') = ("file_uses"."lecture_question_id" is not null)
        and ("file_uses"."place" in ('lecture-answer', 'lecture-marks')) = ("file_uses"."lecture_answer_id" is not null)
        and ("file_uses"."place" = 'pdf') = ("file_uses"."pdf_id" is not null)
        and ("file_uses"."place" = 'chat') = ("file_uses"."chat_message_id" is not null)
        and ("file_uses"."place" = 'book') = ("file_uses"."book_id" is not null));