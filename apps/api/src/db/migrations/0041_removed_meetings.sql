CREATE TABLE "removed_meeting_readers" (
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "removed_meeting_readers_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "removed_meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"link" text,
	"place" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_meeting_readers" ADD CONSTRAINT "removed_meeting_readers_meeting_id_removed_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."removed_meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_meeting_readers" ADD CONSTRAINT "removed_meeting_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_meeting_readers_user_id_index" ON "removed_meeting_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "removed_meetings_removed_at_index" ON "removed_meetings" USING btree ("removed_at");