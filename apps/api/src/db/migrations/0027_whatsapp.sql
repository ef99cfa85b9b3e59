CREATE TABLE "whatsapp_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp (3) with time zone NOT NULL,
	"phone_number" text,
	"provider_updated_at" timestamp (3) with time zone,
	"handle" uuid DEFAULT gen_random_uuid() NOT NULL,
	"encrypted_key" text,
	"is_primary" boolean DEFAULT false NOT NULL,
	CONSTRAINT "whatsapp_sessions_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_sessions_primary" ON "whatsapp_sessions" USING btree ("is_primary") WHERE "whatsapp_sessions"."is_primary";