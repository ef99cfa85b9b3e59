CREATE TABLE "counted_takes" (
	"task_taken_id" uuid NOT NULL,
	"take_id" text NOT NULL,
	"recording_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "counted_takes_task_taken_id_take_id_pk" PRIMARY KEY("task_taken_id","take_id")
);
--> statement-breakpoint
ALTER TABLE "counted_takes" ADD CONSTRAINT "counted_takes_task_taken_id_task_takens_id_fk" FOREIGN KEY ("task_taken_id") REFERENCES "public"."task_takens"("id") ON DELETE cascade ON UPDATE no action;