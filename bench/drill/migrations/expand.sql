ALTER TABLE "answers" ADD COLUMN "marked_by_student" boolean;
--> statement-breakpoint
CREATE FUNCTION "copy_flagged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."marked_by_student" := NEW."flagged";
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "copy_flagged" BEFORE INSERT OR UPDATE ON "answers" FOR EACH ROW EXECUTE FUNCTION "copy_flagged"();
