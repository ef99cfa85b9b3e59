CREATE TABLE "attempt_sessions" (
	"task_taken_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempt_sessions_task_taken_id_session_id_pk" PRIMARY KEY("task_taken_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "counted_plays" (
	"task_taken_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "counted_plays_task_taken_id_item_id_pk" PRIMARY KEY("task_taken_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "is_from_video" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "task_videos" ADD COLUMN "prompt" jsonb;--> statement-breakpoint
ALTER TABLE "task_videos" ADD COLUMN "question_id" uuid;--> statement-breakpoint
ALTER TABLE "attempt_sessions" ADD CONSTRAINT "attempt_sessions_task_taken_id_task_takens_id_fk" FOREIGN KEY ("task_taken_id") REFERENCES "public"."task_takens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_sessions" ADD CONSTRAINT "attempt_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_plays" ADD CONSTRAINT "counted_plays_task_taken_id_task_takens_id_fk" FOREIGN KEY ("task_taken_id") REFERENCES "public"."task_takens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_sessions_session_id_index" ON "attempt_sessions" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "task_videos" ADD CONSTRAINT "task_videos_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_videos_question_id_index" ON "task_videos" USING btree ("question_id");