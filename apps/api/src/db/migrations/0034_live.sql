CREATE TABLE "ended_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"ended_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"socket_id" text NOT NULL,
	"topic" text NOT NULL,
	"object_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "presences_socket_id_topic_object_id_pk" PRIMARY KEY("socket_id","topic","object_id")
);
--> statement-breakpoint
CREATE TABLE "socket_io_attachments" (
	"id" bigserial NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" "bytea",
	CONSTRAINT "socket_io_attachments_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_sessions_ended_at_index" ON "ended_sessions" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "presences_topic_object_id_index" ON "presences" USING btree ("topic","object_id");--> statement-breakpoint
CREATE INDEX "presences_user_id_index" ON "presences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presences_expires_at_index" ON "presences" USING btree ("expires_at");
--> statement-breakpoint
-- Whatever deletes a session (a log-out, a new password, an erasure, a cascade), the servers learn of it.
CREATE FUNCTION note_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ended_sessions (session_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE ON "sessions"
FOR EACH ROW EXECUTE FUNCTION note_ended_session();
