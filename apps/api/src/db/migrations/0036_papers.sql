CREATE TABLE "publish_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_questions" (
	"paper_id" text NOT NULL,
	"paper_question_id" text NOT NULL,
	"question_id" uuid NOT NULL,
	CONSTRAINT "paper_questions_paper_id_paper_question_id_pk" PRIMARY KEY("paper_id","paper_question_id")
);
--> statement-breakpoint
CREATE TABLE "paper_tasks" (
	"paper_id" text PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publish_tokens" ADD CONSTRAINT "publish_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_questions" ADD CONSTRAINT "paper_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_tasks" ADD CONSTRAINT "paper_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "publish_tokens_token_hash_index" ON "publish_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "publish_tokens_user_id_index" ON "publish_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "publish_tokens_expires_at_index" ON "publish_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "paper_questions_question_id_index" ON "paper_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "paper_tasks_task_id_index" ON "paper_tasks" USING btree ("task_id");