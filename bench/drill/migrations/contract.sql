-- contracts: the trigger copy_flagged, needed by no server since baseline
DROP TRIGGER "copy_flagged" ON "answers";
--> statement-breakpoint
-- contracts: the function copy_flagged, needed by no server since baseline
DROP FUNCTION "copy_flagged";
--> statement-breakpoint
-- contracts: answers.marked_by_student, unused since baseline
ALTER TABLE "answers" DROP COLUMN "marked_by_student";
