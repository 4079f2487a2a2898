DROP TABLE "auth"."used_code" CASCADE;--> statement-breakpoint
ALTER TABLE "auth"."two_factor" ADD COLUMN "used_step" bigint;
--> statement-breakpoint
-- A person whose role changes signs in anew: no session carries over what its holder may no longer do, or now may.
CREATE OR REPLACE FUNCTION auth.user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role IS DISTINCT FROM OLD.role THEN
    DELETE FROM auth.session WHERE user_id = OLD.id;
  ELSE
    PERFORM pg_notify('porchlight_sessions', s.id::text) FROM auth.session s WHERE s.user_id = OLD.id;
  END IF;
  RETURN NULL;
END
$$;
