-- A session that ends or is replaced is told to every node at once, so that none keeps answering for it from memory.
CREATE FUNCTION auth.session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('porchlight_sessions', OLD.id::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE OR UPDATE OF token, user_id ON auth.session FOR EACH ROW EXECUTE FUNCTION auth.session_ended();
--> statement-breakpoint
-- The same for a person whose role or verification changes: every session of theirs is read anew.
CREATE FUNCTION auth.user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('porchlight_sessions', s.id::text) FROM auth.session s WHERE s.user_id = OLD.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER user_changed AFTER UPDATE OF role, email, email_verified, name ON auth."user" FOR EACH ROW EXECUTE FUNCTION auth.user_changed();
