CREATE TABLE "digest_claims" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_channels" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notice_channels_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notice_channels_channel" CHECK ("notice_channels"."channel" in ('app', 'mail', 'off'))
);
--> statement-breakpoint
CREATE TABLE "notice_digests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"hour" integer NOT NULL,
	"quiet_from" integer,
	"quiet_until" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_digests_hour" CHECK ("notice_digests"."hour" between 0 and 23),
	CONSTRAINT "notice_digests_quiet" CHECK (("notice_digests"."quiet_from" is null) = ("notice_digests"."quiet_until" is null) and "notice_digests"."quiet_from" between 0 and 23 and "notice_digests"."quiet_until" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"about" jsonb NOT NULL,
	"subject_id" uuid NOT NULL,
	"student_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "notices_userId_key_unique" UNIQUE("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "digest_claims" ADD CONSTRAINT "digest_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_channels" ADD CONSTRAINT "notice_channels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_digests" ADD CONSTRAINT "notice_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_user_id_at_index" ON "notices" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_to_mail" ON "notices" USING btree ("user_id","at") WHERE "notices"."read_at" is null and "notices"."mailed_at" is null;--> statement-breakpoint
CREATE INDEX "notices_subject_id_index" ON "notices" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "notices_student_id_index" ON "notices" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "notices_at_index" ON "notices" USING btree ("at");