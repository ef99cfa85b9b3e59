ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
-- One change of the audit log is allowed: an erasure takes the person out of it. What happened, when, and to which object stays.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('rubrica.erasing', true) = 'on' THEN
    IF NEW.id = OLD.id AND NEW.at = OLD.at AND NEW.action = OLD.action
      AND NEW.object IS NOT DISTINCT FROM OLD.object AND NEW.actor_id IS NOT DISTINCT FROM OLD.actor_id
      AND NEW.on_behalf_of IS NOT DISTINCT FROM OLD.on_behalf_of THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END;
$$;
