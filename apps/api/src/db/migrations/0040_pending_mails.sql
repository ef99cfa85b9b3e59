CREATE TABLE "pending_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_mails" ADD CONSTRAINT "pending_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_mails_user_id_kind_index" ON "pending_mails" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "pending_mails_batch_index" ON "pending_mails" USING btree ("batch");