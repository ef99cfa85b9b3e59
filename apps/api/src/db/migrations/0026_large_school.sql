-- What it costs is said, so that a search reads the index and never the texts of all questions again.
CREATE FUNCTION search_words(text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 10000 AS $$
BEGIN
  RETURN to_tsvector('simple', $1);
END
$$;--> statement-breakpoint
DROP INDEX "questions_search_text_index";--> statement-breakpoint
DROP INDEX "audit_log_actor_id_index";--> statement-breakpoint
CREATE INDEX "task_takens_submitted_at_id_index" ON "task_takens" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "questions_search_words_index" ON "questions" USING gin (search_words("search_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_at_index" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_on_behalf_of" ON "audit_log" USING btree ("on_behalf_of") WHERE "audit_log"."on_behalf_of" is not null;