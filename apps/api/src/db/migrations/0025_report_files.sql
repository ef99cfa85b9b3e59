CREATE TABLE "report_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"requester_id" uuid NOT NULL,
	"name" text NOT NULL,
	"report" text NOT NULL,
	"format" text NOT NULL,
	"query" jsonb NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"rows" integer NOT NULL,
	"rows_made" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"storage_key" text,
	"size_bytes" integer,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_files_requester_id_created_at_index" ON "report_files" USING btree ("requester_id","created_at");--> statement-breakpoint
CREATE INDEX "report_files_status_updated_at_index" ON "report_files" USING btree ("status","updated_at");