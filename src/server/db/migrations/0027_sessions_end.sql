ALTER TABLE "auth"."session" ADD COLUMN "signed_in_at" timestamp (3) with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
UPDATE auth.session SET signed_in_at = created_at;
--> statement-breakpoint
-- However it slides: a session ends 30 days after its sign-in.
CREATE FUNCTION auth.end_session_in_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.expires_at := least(NEW.expires_at, NEW.signed_in_at + interval '30 days');
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER session_ends_in_time BEFORE INSERT OR UPDATE ON auth.session FOR EACH ROW EXECUTE FUNCTION auth.end_session_in_time();
