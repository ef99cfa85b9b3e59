CREATE TABLE "course_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"diploma_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"video_id" uuid,
	"task_id" uuid,
	"pdf_id" uuid,
	CONSTRAINT "course_items_diplomaId_videoId_unique" UNIQUE("diploma_id","video_id"),
	CONSTRAINT "course_items_diplomaId_taskId_unique" UNIQUE("diploma_id","task_id"),
	CONSTRAINT "course_items_diplomaId_pdfId_unique" UNIQUE("diploma_id","pdf_id"),
	CONSTRAINT "course_items_one" CHECK (num_nonnulls("course_items"."video_id", "course_items"."task_id", "course_items"."pdf_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "diploma_groups" (
	"diploma_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "diploma_groups_diploma_id_group_id_pk" PRIMARY KEY("diploma_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "unfinished_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"file_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lecture_question_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"student_id" uuid NOT NULL,
	"try" integer NOT NULL,
	"entries" jsonb NOT NULL,
	"marks" jsonb,
	"mark" double precision NOT NULL,
	"maximum" double precision NOT NULL,
	"pending" integer NOT NULL,
	"marks_version" integer DEFAULT 0 NOT NULL,
	"marked_by" uuid,
	"marked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lecture_answers_lectureQuestionId_studentId_try_unique" UNIQUE("lecture_question_id","student_id","try")
);
--> statement-breakpoint
CREATE TABLE "lecture_question_versions" (
	"lecture_question_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lecture_question_versions_lecture_question_id_version_pk" PRIMARY KEY("lecture_question_id","version")
);
--> statement-breakpoint
CREATE TABLE "lecture_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_id" uuid NOT NULL,
	"at_ms" integer NOT NULL,
	"title" text NOT NULL,
	"sub_question_type" text NOT NULL,
	"maximum" double precision NOT NULL,
	"is_required" boolean DEFAULT true NOT NULL,
	"must_be_right" boolean DEFAULT false NOT NULL,
	"max_tries" integer DEFAULT 1 NOT NULL,
	"show_why" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pdf_groups" (
	"pdf_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "pdf_groups_pdf_id_group_id_pk" PRIMARY KEY("pdf_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "pdf_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pdf_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"quote" text DEFAULT '' NOT NULL,
	"rectangles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"colour" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pdf_progress" (
	"pdf_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"offset" double precision DEFAULT 0 NOT NULL,
	"pages_read" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pdf_progress_pdf_id_user_id_pk" PRIMARY KEY("pdf_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "pdfs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"file_id" uuid NOT NULL,
	"page_count" integer NOT NULL,
	"level_id" uuid,
	"order" integer DEFAULT 0 NOT NULL,
	"can_print" boolean DEFAULT false NOT NULL,
	"can_download" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_videos" (
	"task_id" uuid NOT NULL,
	"video_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "task_videos_task_id_video_id_pk" PRIMARY KEY("task_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "video_captions" (
	"video_id" uuid NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"cues" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_captions_video_id_language_pk" PRIMARY KEY("video_id","language")
);
--> statement-breakpoint
CREATE TABLE "video_groups" (
	"video_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "video_groups_video_id_group_id_pk" PRIMARY KEY("video_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "video_moments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at_ms" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_progress" (
	"video_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"intervals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"watched_ms" integer DEFAULT 0 NOT NULL,
	"position_ms" integer DEFAULT 0 NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "video_progress_video_id_student_id_pk" PRIMARY KEY("video_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"link" text,
	"poster_id" uuid,
	"duration_ms" integer NOT NULL,
	"level_id" uuid,
	"order" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "videos_source" CHECK (("videos"."file_id" is null) <> ("videos"."link" is null))
);
--> statement-breakpoint
CREATE TABLE "words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"form" text NOT NULL,
	"language" text NOT NULL,
	"meaning" text DEFAULT '' NOT NULL,
	"translation" text DEFAULT '' NOT NULL,
	"sentence" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"card" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "words_userId_language_word_unique" UNIQUE("user_id","language","word")
);
--> statement-breakpoint
ALTER TABLE "file_uses" DROP CONSTRAINT "file_uses_place";--> statement-breakpoint
ALTER TABLE "file_uses" ADD COLUMN "video_id" uuid;--> statement-breakpoint
ALTER TABLE "file_uses" ADD COLUMN "lecture_question_id" uuid;--> statement-breakpoint
ALTER TABLE "file_uses" ADD COLUMN "pdf_id" uuid;--> statement-breakpoint
ALTER TABLE "course_items" ADD CONSTRAINT "course_items_diploma_id_diplomas_id_fk" FOREIGN KEY ("diploma_id") REFERENCES "public"."diplomas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_items" ADD CONSTRAINT "course_items_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_items" ADD CONSTRAINT "course_items_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_items" ADD CONSTRAINT "course_items_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diploma_groups" ADD CONSTRAINT "diploma_groups_diploma_id_diplomas_id_fk" FOREIGN KEY ("diploma_id") REFERENCES "public"."diplomas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diploma_groups" ADD CONSTRAINT "diploma_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unfinished_uploads" ADD CONSTRAINT "unfinished_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unfinished_uploads" ADD CONSTRAINT "unfinished_uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_answers" ADD CONSTRAINT "lecture_answers_lecture_question_id_lecture_questions_id_fk" FOREIGN KEY ("lecture_question_id") REFERENCES "public"."lecture_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_answers" ADD CONSTRAINT "lecture_answers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_answers" ADD CONSTRAINT "lecture_answers_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_answers" ADD CONSTRAINT "lecture_answers_lecture_question_id_version_lecture_question_versions_lecture_question_id_version_fk" FOREIGN KEY ("lecture_question_id","version") REFERENCES "public"."lecture_question_versions"("lecture_question_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_question_versions" ADD CONSTRAINT "lecture_question_versions_lecture_question_id_lecture_questions_id_fk" FOREIGN KEY ("lecture_question_id") REFERENCES "public"."lecture_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_questions" ADD CONSTRAINT "lecture_questions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_questions" ADD CONSTRAINT "lecture_questions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_groups" ADD CONSTRAINT "pdf_groups_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_groups" ADD CONSTRAINT "pdf_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_notes" ADD CONSTRAINT "pdf_notes_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_notes" ADD CONSTRAINT "pdf_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_progress" ADD CONSTRAINT "pdf_progress_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_progress" ADD CONSTRAINT "pdf_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdfs" ADD CONSTRAINT "pdfs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdfs" ADD CONSTRAINT "pdfs_level_id_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdfs" ADD CONSTRAINT "pdfs_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_videos" ADD CONSTRAINT "task_videos_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_videos" ADD CONSTRAINT "task_videos_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_captions" ADD CONSTRAINT "video_captions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_groups" ADD CONSTRAINT "video_groups_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_groups" ADD CONSTRAINT "video_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_moments" ADD CONSTRAINT "video_moments_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_moments" ADD CONSTRAINT "video_moments_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_notes" ADD CONSTRAINT "video_notes_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_notes" ADD CONSTRAINT "video_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_progress" ADD CONSTRAINT "video_progress_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_progress" ADD CONSTRAINT "video_progress_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_files_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_level_id_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "words" ADD CONSTRAINT "words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_items_video_id_index" ON "course_items" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "course_items_task_id_index" ON "course_items" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "course_items_pdf_id_index" ON "course_items" USING btree ("pdf_id");--> statement-breakpoint
CREATE INDEX "diploma_groups_group_id_index" ON "diploma_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "unfinished_uploads_owner_id_index" ON "unfinished_uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "unfinished_uploads_expires_at_index" ON "unfinished_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lecture_answers_student_id_index" ON "lecture_answers" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "lecture_questions_video_id_at_ms_index" ON "lecture_questions" USING btree ("video_id","at_ms");--> statement-breakpoint
CREATE INDEX "pdf_groups_group_id_index" ON "pdf_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "pdf_notes_pdf_id_user_id_index" ON "pdf_notes" USING btree ("pdf_id","user_id");--> statement-breakpoint
CREATE INDEX "pdf_notes_user_id_index" ON "pdf_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pdf_progress_user_id_index" ON "pdf_progress" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pdfs_file_id_index" ON "pdfs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "pdfs_level_id_index" ON "pdfs" USING btree ("level_id");--> statement-breakpoint
CREATE INDEX "task_videos_video_id_index" ON "task_videos" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "video_groups_group_id_index" ON "video_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "video_moments_video_id_kind_index" ON "video_moments" USING btree ("video_id","kind");--> statement-breakpoint
CREATE INDEX "video_moments_student_id_index" ON "video_moments" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "video_notes_video_id_user_id_index" ON "video_notes" USING btree ("video_id","user_id");--> statement-breakpoint
CREATE INDEX "video_notes_user_id_index" ON "video_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "video_progress_student_id_index" ON "video_progress" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "videos_file_id_index" ON "videos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "videos_poster_id_index" ON "videos" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "videos_level_id_index" ON "videos" USING btree ("level_id");--> statement-breakpoint
CREATE INDEX "words_user_id_due_at_index" ON "words" USING btree ("user_id","due_at");--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_lecture_question_id_lecture_questions_id_fk" FOREIGN KEY ("lecture_question_id") REFERENCES "public"."lecture_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_pdf_id_pdfs_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."pdfs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_uses_file_id_video_id_index" ON "file_uses" USING btree ("file_id","video_id") WHERE "file_uses"."video_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "file_uses_file_id_lecture_question_id_index" ON "file_uses" USING btree ("file_id","lecture_question_id") WHERE "file_uses"."lecture_question_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "file_uses_file_id_pdf_id_index" ON "file_uses" USING btree ("file_id","pdf_id") WHERE "file_uses"."pdf_id" is not null;--> statement-breakpoint
CREATE INDEX "file_uses_video_id_index" ON "file_uses" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "file_uses_lecture_question_id_index" ON "file_uses" USING btree ("lecture_question_id");--> statement-breakpoint
CREATE INDEX "file_uses_pdf_id_index" ON "file_uses" USING btree ("pdf_id");--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "videos";--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_place" CHECK (num_nonnulls("file_uses"."question_id", "file_uses"."task_taken_id", "file_uses"."video_id", "file_uses"."lecture_question_id", "file_uses"."pdf_id") = 1
        and ("file_uses"."place" = 'question') = ("file_uses"."question_id" is not null)
        and ("file_uses"."place" in ('attempt', 'marks')) = ("file_uses"."task_taken_id" is not null)
        and ("file_uses"."place" = 'video') = ("file_uses"."video_id" is not null)
        and ("file_uses"."place" = 'lecture-question') = ("file_uses"."lecture_question_id" is not null)
        and ("file_uses"."place" = 'pdf') = ("file_uses"."pdf_id" is not null));