ALTER TABLE "file_uses" DROP CONSTRAINT "file_uses_place";--> statement-breakpoint
ALTER TABLE "file_uses" ADD COLUMN "lecture_answer_id" uuid;--> statement-breakpoint
ALTER TABLE "lecture_questions" ADD COLUMN "is_ready" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_lecture_answer_id_lecture_answers_id_fk" FOREIGN KEY ("lecture_answer_id") REFERENCES "public"."lecture_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_uses_file_id_place_lecture_answer_id_index" ON "file_uses" USING btree ("file_id","place","lecture_answer_id") WHERE "file_uses"."lecture_answer_id" is not null;--> statement-breakpoint
CREATE INDEX "file_uses_lecture_answer_id_index" ON "file_uses" USING btree ("lecture_answer_id");--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_place" CHECK (num_nonnulls("file_uses"."question_id", "file_uses"."task_taken_id", "file_uses"."video_id", "file_uses"."lecture_question_id", "file_uses"."lecture_answer_id", "file_uses"."pdf_id") = 1
        and ("file_uses"."place" = 'question') = ("file_uses"."question_id" is not null)
        and ("file_uses"."place" in ('attempt', 'marks')) = ("file_uses"."task_taken_id" is not null)
        and ("file_uses"."place" = 'video') = ("file_uses"."video_id" is not null)
        and ("file_uses"."place" = 'lecture-question') = ("file_uses"."lecture_question_id" is not null)
        and ("file_uses"."place" in ('lecture-answer', 'lecture-marks')) = ("file_uses"."lecture_answer_id" is not null)
        and ("file_uses"."place" = 'pdf') = ("file_uses"."pdf_id" is not null));