CREATE TABLE "dictionary_additions" (
	"import_id" uuid NOT NULL,
	"key" text NOT NULL,
	"values" text[] NOT NULL,
	CONSTRAINT "dictionary_additions_import_id_key_pk" PRIMARY KEY("import_id","key")
);
--> statement-breakpoint
CREATE TABLE "dictionary_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"licence" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"imported_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dictionary_additions" ADD CONSTRAINT "dictionary_additions_import_id_dictionary_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."dictionary_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_imports" ADD CONSTRAINT "dictionary_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dictionary_additions_key_index" ON "dictionary_additions" USING btree ("key");