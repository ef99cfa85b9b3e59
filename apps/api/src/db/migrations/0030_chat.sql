CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"text_ar" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"author_id" uuid,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"waited_ms" bigint,
	"reported_at" timestamp (3) with time zone,
	"reported_by" uuid,
	"report_reason" text DEFAULT '' NOT NULL,
	"whats_app_message_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "chat_messages_threadId_seq_unique" UNIQUE("thread_id","seq"),
	CONSTRAINT "chat_messages_threadId_clientId_unique" UNIQUE("thread_id","client_id"),
	CONSTRAINT "chat_messages_by" CHECK ("chat_messages"."by" in ('owner', 'staff', 'note'))
);
--> statement-breakpoint
CREATE TABLE "chat_reads" (
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_seq" integer NOT NULL,
	CONSTRAINT "chat_reads_thread_id_user_id_pk" PRIMARY KEY("thread_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text DEFAULT 'chat' NOT NULL,
	"owner_id" uuid,
	"contact_hash" text,
	"contact_ending" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone,
	"last_by" text,
	"waiting_since" timestamp (3) with time zone,
	"assigned_to" uuid,
	"blocked_at" timestamp (3) with time zone,
	"blocked_by" uuid,
	"owner_read_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_threads_contactHash_unique" UNIQUE("contact_hash"),
	CONSTRAINT "chat_threads_channel_ownerId_unique" UNIQUE("channel","owner_id"),
	CONSTRAINT "chat_threads_whose" CHECK (("chat_threads"."owner_id" is not null) <> ("chat_threads"."contact_hash" is not null) and ("chat_threads"."channel" = 'whatsapp' or "chat_threads"."owner_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "file_uses" DROP CONSTRAINT "file_uses_place";--> statement-breakpoint
ALTER TABLE "file_uses" ADD COLUMN "chat_message_id" uuid;--> statement-breakpoint
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_thread_id_chat_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."chat_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_blocked_by_users_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_author_id_index" ON "chat_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "chat_messages_created_at_index" ON "chat_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chat_messages_answers" ON "chat_messages" USING btree ("created_at") WHERE "chat_messages"."waited_ms" is not null;--> statement-breakpoint
CREATE INDEX "chat_reads_user_id_index" ON "chat_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_threads_owner_id_index" ON "chat_threads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "chat_threads_last_message_at_index" ON "chat_threads" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "chat_threads_assigned_to_index" ON "chat_threads" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "chat_threads_waiting" ON "chat_threads" USING btree ("waiting_since") WHERE "chat_threads"."waiting_since" is not null;--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_chat_message_id_chat_messages_id_fk" FOREIGN KEY ("chat_message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_uses_file_id_chat_message_id_index" ON "file_uses" USING btree ("file_id","chat_message_id") WHERE "file_uses"."chat_message_id" is not null;--> statement-breakpoint
CREATE INDEX "file_uses_chat_message_id_index" ON "file_uses" USING btree ("chat_message_id");--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_place" CHECK (num_nonnulls("file_uses"."question_id", "file_uses"."task_taken_id", "file_uses"."video_id", "file_uses"."lecture_question_id", "file_uses"."lecture_answer_id", "file_uses"."pdf_id", "file_uses"."chat_message_id") = 1
        and ("file_uses"."place" = 'question') = ("file_uses"."question_id" is not null)
        and ("file_uses"."place" in ('attempt', 'marks')) = ("file_uses"."task_taken_id" is not null)
        and ("file_uses"."place" = 'video') = ("file_uses"."video_id" is not null)
        and ("file_uses"."place" = 'lecture-question') = ("file_uses"."lecture_question_id" is not null)
        and ("file_uses"."place" in ('lecture-answer', 'lecture-marks')) = ("file_uses"."lecture_answer_id" is not null)
        and ("file_uses"."place" = 'pdf') = ("file_uses"."pdf_id" is not null)
        and ("file_uses"."place" = 'chat') = ("file_uses"."chat_message_id" is not null));