CREATE TABLE "whatsapp_automations" (
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "whatsapp_automations_group_id_kind_pk" PRIMARY KEY("group_id","kind")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"automation" text,
	"created_by" uuid,
	"client_id" uuid NOT NULL,
	"texts" jsonb NOT NULL,
	"media_file_id" uuid,
	"task_id" uuid,
	"audience" jsonb NOT NULL,
	"state" text NOT NULL,
	"pause_reason" text,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "whatsapp_campaigns_clientId_unique" UNIQUE("client_id"),
	CONSTRAINT "whatsapp_campaigns_state" CHECK ("whatsapp_campaigns"."state" in ('running', 'paused', 'cancelled', 'finished'))
);
--> statement-breakpoint
CREATE TABLE "whatsapp_lanes" (
	"session_id" text PRIMARY KEY NOT NULL,
	"holder" uuid,
	"held_until" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	"waits_for" text,
	"unclear" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"text" text NOT NULL,
	"occasion" text,
	"state" text NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"session_id" text,
	"provider_message_id" text,
	"failure" text,
	"settled_by" uuid,
	"check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "whatsapp_messages_campaignId_recipientId_unique" UNIQUE("campaign_id","recipient_id"),
	CONSTRAINT "whatsapp_messages_recipientId_occasion_unique" UNIQUE("recipient_id","occasion"),
	CONSTRAINT "whatsapp_messages_state" CHECK ("whatsapp_messages"."state" in ('queued', 'sending', 'accepted', 'delivered', 'read', 'failed', 'unknown', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "whatsapp_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"opted_out_at" timestamp (3) with time zone,
	"opted_out_by" text,
	"consent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "whatsapp_preferences_out" CHECK (("whatsapp_preferences"."opted_out_at" is null) = ("whatsapp_preferences"."opted_out_by" is null))
);
--> statement-breakpoint
ALTER TABLE "file_uses" DROP CONSTRAINT "file_uses_place";--> statement-breakpoint
ALTER TABLE "file_uses" ADD COLUMN "whats_app_campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "whatsapp_automations" ADD CONSTRAINT "whatsapp_automations_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_campaigns" ADD CONSTRAINT "whatsapp_campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_campaigns" ADD CONSTRAINT "whatsapp_campaigns_media_file_id_files_id_fk" FOREIGN KEY ("media_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_campaigns" ADD CONSTRAINT "whatsapp_campaigns_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_campaign_id_whatsapp_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."whatsapp_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_messages" ADD CONSTRAINT "whatsapp_messages_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_preferences" ADD CONSTRAINT "whatsapp_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "whatsapp_campaigns_kind_created_at_index" ON "whatsapp_campaigns" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "whatsapp_campaigns_running" ON "whatsapp_campaigns" USING btree ("id") WHERE "whatsapp_campaigns"."state" = 'running';--> statement-breakpoint
CREATE INDEX "whatsapp_campaigns_task_id_index" ON "whatsapp_campaigns" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "whatsapp_campaigns_created_by_index" ON "whatsapp_campaigns" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "whatsapp_messages_campaign_id_state_index" ON "whatsapp_messages" USING btree ("campaign_id","state");--> statement-breakpoint
CREATE INDEX "whatsapp_messages_waiting" ON "whatsapp_messages" USING btree ("id") WHERE "whatsapp_messages"."state" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "whatsapp_messages_to_check" ON "whatsapp_messages" USING btree ("check_at") WHERE "whatsapp_messages"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "whatsapp_messages_provider_message_id_index" ON "whatsapp_messages" USING btree ("provider_message_id");--> statement-breakpoint
CREATE INDEX "whatsapp_messages_settled_by_index" ON "whatsapp_messages" USING btree ("settled_by");--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_whats_app_campaign_id_whatsapp_campaigns_id_fk" FOREIGN KEY ("whats_app_campaign_id") REFERENCES "public"."whatsapp_campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "file_uses_file_id_whats_app_campaign_id_index" ON "file_uses" USING btree ("file_id","whats_app_campaign_id") WHERE "file_uses"."whats_app_campaign_id" is not null;--> statement-breakpoint
CREATE INDEX "file_uses_whats_app_campaign_id_index" ON "file_uses" USING btree ("whats_app_campaign_id");--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_place" CHECK (num_nonnulls("file_uses"."question_id", "file_uses"."task_taken_id", "file_uses"."video_id", "file_uses"."lecture_question_id", "file_uses"."lecture_answer_id", "file_uses"."pdf_id", "file_uses"."chat_message_id", "file_uses"."book_id", "file_uses"."whats_app_campaign_id") = 1
        and ("file_uses"."place" = 'question') = ("file_uses"."question_id" is not null)
        and ("file_uses"."place" in ('attempt', 'marks')) = ("file_uses"."task_taken_id" is not null)
        and ("file_uses"."place" = 'video') = ("file_uses"."video_id" is not null)
        and ("file_uses"."place" = 'lecture-question') = ("file_uses"."lecture_question_id" is not null)
        and ("file_uses"."place" in ('lecture-answer', 'lecture-marks')) = ("file_uses"."lecture_answer_id" is not null)
        and ("file_uses"."place" = 'pdf') = ("file_uses"."pdf_id" is not null)
        and ("file_uses"."place" = 'chat') = ("file_uses"."chat_message_id" is not null)
        and ("file_uses"."place" = 'book') = ("file_uses"."book_id" is not null)
        and ("file_uses"."place" = 'whatsapp') = ("file_uses"."whats_app_campaign_id" is not null));