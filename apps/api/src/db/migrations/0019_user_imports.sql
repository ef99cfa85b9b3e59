CREATE TABLE "user_import_people" (
	"import_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"difference" jsonb,
	CONSTRAINT "user_import_people_import_id_user_id_pk" PRIMARY KEY("import_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "user_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"file_name" text NOT NULL,
	"imported_by" uuid NOT NULL,
	"created" integer NOT NULL,
	"updated" integer NOT NULL,
	"skipped" integer NOT NULL,
	"faulty" integer NOT NULL,
	"are_invited" boolean NOT NULL,
	"faulty_rows" jsonb,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	"removed" integer DEFAULT 0 NOT NULL,
	"restored" integer DEFAULT 0 NOT NULL,
	"kept" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_import_people" ADD CONSTRAINT "user_import_people_import_id_user_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."user_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_import_people" ADD CONSTRAINT "user_import_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_imports" ADD CONSTRAINT "user_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_imports" ADD CONSTRAINT "user_imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_import_people_user_id_index" ON "user_import_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_imports_imported_by_key_index" ON "user_imports" USING btree ("imported_by","key");--> statement-breakpoint
CREATE INDEX "user_imports_created_at_index" ON "user_imports" USING btree ("created_at");