CREATE TABLE "attendance" (
	"meeting_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"status" text,
	"joined_at" timestamp (3) with time zone,
	"remark" text DEFAULT '' NOT NULL,
	"dispute" text DEFAULT '' NOT NULL,
	"disputed_at" timestamp (3) with time zone,
	"confirmed_by" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"rev" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attendance_meeting_id_student_id_pk" PRIMARY KEY("meeting_id","student_id"),
	CONSTRAINT "attendance_status" CHECK ("attendance"."status" in ('Present', 'Absent', 'Late', 'Excused'))
);
--> statement-breakpoint
CREATE TABLE "attendance_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"meeting_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"status_before" text,
	"status_after" text,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_groups" (
	"meeting_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "meeting_groups_meeting_id_group_id_pk" PRIMARY KEY("meeting_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"first_date" date NOT NULL,
	"last_date" date NOT NULL,
	"weekdays" integer[] NOT NULL,
	"start_time" time NOT NULL,
	"duration_minutes" integer NOT NULL,
	"removed_dates" date[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meeting_series_dates" CHECK ("meeting_series"."first_date" <= "meeting_series"."last_date")
);
--> statement-breakpoint
CREATE TABLE "meeting_students" (
	"meeting_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "meeting_students_meeting_id_student_id_pk" PRIMARY KEY("meeting_id","student_id")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"link" text,
	"place" text DEFAULT '' NOT NULL,
	"teacher_id" uuid,
	"series_id" uuid,
	"occurrence_date" date,
	"is_exception" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meetings_times" CHECK ("meetings"."starts_at" < "meetings"."ends_at"),
	CONSTRAINT "meetings_occurrence" CHECK (("meetings"."series_id" is null) = ("meetings"."occurrence_date" is null))
);
--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_changes" ADD CONSTRAINT "attendance_changes_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_changes" ADD CONSTRAINT "attendance_changes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_changes" ADD CONSTRAINT "attendance_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_groups" ADD CONSTRAINT "meeting_groups_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_groups" ADD CONSTRAINT "meeting_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_students" ADD CONSTRAINT "meeting_students_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_students" ADD CONSTRAINT "meeting_students_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_series_id_meeting_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."meeting_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_student_id_index" ON "attendance" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "attendance_changes_meeting_id_student_id_index" ON "attendance_changes" USING btree ("meeting_id","student_id");--> statement-breakpoint
CREATE INDEX "attendance_changes_student_id_index" ON "attendance_changes" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token_hash_index" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "meeting_groups_group_id_index" ON "meeting_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "meeting_students_student_id_index" ON "meeting_students" USING btree ("student_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_series_id_occurrence_date_index" ON "meetings" USING btree ("series_id","occurrence_date");--> statement-breakpoint
CREATE INDEX "meetings_starts_at_index" ON "meetings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "meetings_teacher_id_starts_at_index" ON "meetings" USING btree ("teacher_id","starts_at");--> statement-breakpoint
CREATE INDEX "meetings_ends_at_index" ON "meetings" USING btree ("ends_at") WHERE "meetings"."closed_at" is null and "meetings"."cancelled_at" is null;