-- The ground everything stands on: the application's role, the functions its row-level security reads, default grants.
-- Roles belong to the whole cluster, so another database of it may have made this one already.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'porchlight_app') THEN
    CREATE ROLE porchlight_app NOLOGIN NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END
$$;
--> statement-breakpoint
DO $$
BEGIN
  IF NOT pg_has_role(CURRENT_USER, 'porchlight_app', 'MEMBER') THEN
    EXECUTE format('GRANT porchlight_app TO %I', CURRENT_USER);
  END IF;
END
$$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO porchlight_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO porchlight_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO porchlight_app;
--> statement-breakpoint
-- Who acts, set by withActor for one transaction; empty outside one, and then nothing is seen.
CREATE FUNCTION app_actor() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.actor', true), '') $$;
--> statement-breakpoint
CREATE FUNCTION app_customer() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.customer_id', true), '')::uuid $$;
--> statement-breakpoint
-- A guest carries what they may read: one thread at one property.
CREATE FUNCTION app_property() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.property_id', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION app_conversation() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT nullif(current_setting('app.conversation_id', true), '')::uuid $$;
--> statement-breakpoint
-- "service" is the house working for one customer (the assistant, dispatch, a contractor whose link was checked); "system" works across customers (timers, token look-ups).
CREATE FUNCTION app_sees(customer uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (app_actor() IN ('owner', 'service') AND customer = app_customer()) OR app_actor() IN ('agent', 'admin', 'system')
$$;
--> statement-breakpoint
CREATE FUNCTION app_is_system() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT app_actor() IN ('agent', 'admin', 'system') $$;
