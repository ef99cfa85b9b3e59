CREATE TABLE "task_draw_tags" (
	"draw_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "task_draw_tags_draw_id_tag_id_pk" PRIMARY KEY("draw_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "task_draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"count" integer NOT NULL,
	"mark" double precision NOT NULL,
	"type" text,
	"sub_question_type" text,
	"category_id" uuid,
	"level_id" uuid,
	"diploma_id" uuid
);
--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD COLUMN "is_drawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "is_ready" boolean;--> statement-breakpoint
ALTER TABLE "task_draw_tags" ADD CONSTRAINT "task_draw_tags_draw_id_task_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."task_draws"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_draw_tags" ADD CONSTRAINT "task_draw_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_draws" ADD CONSTRAINT "task_draws_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_draws" ADD CONSTRAINT "task_draws_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_draws" ADD CONSTRAINT "task_draws_level_id_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_draws" ADD CONSTRAINT "task_draws_diploma_id_diplomas_id_fk" FOREIGN KEY ("diploma_id") REFERENCES "public"."diplomas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_draw_tags_tag_id_index" ON "task_draw_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "task_draws_task_id_index" ON "task_draws" USING btree ("task_id");