-- The schema of the first release, whole: the application's role, what its row-level security reads, then the tables of
-- the kernel and of each feature, with their policies, indexes and triggers. What each table and column is for is said
-- in src/server/db/tables. It is never edited: what changes is a migration of its own.

-- The application's role and its rights

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

DO $$
BEGIN
  IF NOT pg_has_role(CURRENT_USER, 'porchlight_app', 'MEMBER') THEN
    EXECUTE format('GRANT porchlight_app TO %I', CURRENT_USER);
  END IF;
END
$$;

GRANT USAGE ON SCHEMA public TO porchlight_app;
-- Each table of "public" that is made from here on is the role's to read and write, by the table's policies.
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO porchlight_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO porchlight_app;
--> statement-breakpoint
-- Who acts: set by withActor for one transaction; empty outside one, and then nothing is seen

CREATE FUNCTION app_actor() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('app.actor', true), '') $$;

CREATE FUNCTION app_customer() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('app.customer_id', true), '')::uuid $$;

-- A guest carries what they may read: one thread at one property.
CREATE FUNCTION app_property() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('app.property_id', true), '')::uuid $$;

CREATE FUNCTION app_conversation() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('app.conversation_id', true), '')::uuid $$;

-- "service" is the house working for one customer (the assistant, dispatch, a contractor whose link was checked);
-- "system" works across customers (timers, token look-ups).
CREATE FUNCTION app_sees(customer uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (app_actor() IN ('owner', 'service') AND customer = app_customer()) OR app_actor() IN ('agent', 'admin', 'system')
$$;

CREATE FUNCTION app_is_system() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT app_actor() IN ('agent', 'admin', 'system') $$;
--> statement-breakpoint
-- The kernel

CREATE TABLE events (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  customer_id uuid,
  kind text NOT NULL,
  conversation_id uuid,
  work_order_id uuid,
  property_id uuid,
  actor_kind text NOT NULL,
  actor_id uuid,
  data jsonb NOT NULL DEFAULT '{}'::jsonb,
  at timestamptz(3) NOT NULL DEFAULT now()
);
ALTER TABLE events ENABLE ROW LEVEL SECURITY;
CREATE POLICY events_tenant ON events TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX events_customer ON events (customer_id, id);

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  response text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_keys_scope_key_pk PRIMARY KEY (scope, key)
);
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY idempotency_keys_own ON idempotency_keys TO porchlight_app
  USING (scope = current_setting('app.once', true) OR app_actor() = 'system')
  WITH CHECK (scope = current_setting('app.once', true) OR app_actor() = 'system');
CREATE INDEX idempotency_keys_sweep ON idempotency_keys (created_at);

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  count integer NOT NULL,
  window_ends_at timestamptz(3) NOT NULL
);
ALTER TABLE rate_limits ENABLE ROW LEVEL SECURITY;
CREATE POLICY rate_limits_system ON rate_limits TO porchlight_app USING (app_is_system()) WITH CHECK (app_is_system());
CREATE INDEX rate_limits_sweep ON rate_limits (window_ends_at);

CREATE TABLE job_payloads (
  id uuid PRIMARY KEY,
  queue text NOT NULL,
  sealed text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
ALTER TABLE job_payloads ENABLE ROW LEVEL SECURITY;
CREATE POLICY job_payloads_add ON job_payloads FOR INSERT TO porchlight_app WITH CHECK (app_actor() IS NOT NULL);
CREATE INDEX job_payloads_age ON job_payloads (created_at);
-- Added to and never read by the application's role, whichever actor it is: not even the system's.
REVOKE ALL ON job_payloads FROM porchlight_app;
GRANT INSERT ON job_payloads TO porchlight_app;

CREATE TABLE outbox_messages (
  id uuid PRIMARY KEY,
  message_id text NOT NULL,
  channel text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  sealed text NOT NULL,
  CONSTRAINT outbox_messages_message_id_unique UNIQUE (message_id)
);
ALTER TABLE outbox_messages ENABLE ROW LEVEL SECURITY;
CREATE POLICY outbox_messages_system ON outbox_messages TO porchlight_app
  USING (app_is_system())
  WITH CHECK (app_is_system());
CREATE INDEX outbox_list ON outbox_messages (created_at DESC);

CREATE TABLE security_log (
  id uuid PRIMARY KEY,
  customer_id uuid,
  kind text NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  actor_name text,
  subject text,
  address text,
  device text,
  request_id text,
  times integer NOT NULL DEFAULT 1,
  joined text,
  at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT security_log_joined_unique UNIQUE (joined),
  CONSTRAINT security_log_kind CHECK (kind IN ('sign_in', 'sign_in.failed', 'sign_out', 'sessions.ended', 'device.new',
    'password.changed', 'two_factor.changed', 'backup_codes.made', 'passkey.added', 'passkey.removed',
    'identity.changed', 'address.asked', 'address.stopped', 'address.changed', 'refused', 'limited', 'secret.released',
    'stay_check.failed', 'key.made', 'key.ended', 'key.refused', 'role.changed', 'staff.invited', 'staff.locked_out',
    'staff.let_in', 'thread.read', 'data.exported', 'data.deleted', 'deletion.asked', 'deletion.taken_back'))
);
ALTER TABLE security_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY security_log_read ON security_log FOR SELECT TO porchlight_app
  USING ((app_actor() = 'owner' AND customer_id = app_customer()) OR app_actor() IN ('admin', 'system'));
CREATE POLICY security_log_write ON security_log FOR INSERT TO porchlight_app WITH CHECK (app_sees(customer_id));
CREATE POLICY security_log_join ON security_log FOR UPDATE TO porchlight_app USING (app_actor() = 'system');
CREATE POLICY security_log_end ON security_log FOR DELETE TO porchlight_app USING (app_actor() = 'system');
CREATE INDEX security_log_customer ON security_log (customer_id, at DESC, id DESC);
CREATE INDEX security_log_list ON security_log (at DESC, id DESC);
CREATE INDEX security_log_reads ON security_log (actor_id, at) WHERE kind = 'thread.read';
--> statement-breakpoint
-- Signing in: the auth library's tables, in a schema of their own that the application's role cannot read

CREATE SCHEMA auth;

CREATE TABLE auth."user" (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  role text NOT NULL DEFAULT 'owner',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  two_factor_enabled boolean NOT NULL DEFAULT false,
  deactivated_at timestamptz(3),
  first_entered_at timestamptz(3),
  CONSTRAINT user_email_unique UNIQUE (email)
);

CREATE TABLE auth.session (
  id uuid PRIMARY KEY,
  token text NOT NULL,
  user_id uuid NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  signed_in_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT session_token_unique UNIQUE (token),
  CONSTRAINT session_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES auth."user" (id) ON DELETE CASCADE
);
CREATE INDEX "session_user" ON auth.session (user_id);

CREATE TABLE auth.account (
  id uuid PRIMARY KEY,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id uuid NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  password text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT account_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES auth."user" (id) ON DELETE CASCADE
);
CREATE INDEX account_user ON auth.account (user_id);
CREATE UNIQUE INDEX account_identity ON auth.account (provider_id, account_id);

CREATE TABLE auth.verification (
  id uuid PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX verification_identifier ON auth.verification (identifier);

CREATE TABLE auth.two_factor (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified boolean NOT NULL DEFAULT true,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz(3),
  used_step bigint,
  told_at timestamptz(3),
  CONSTRAINT two_factor_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES auth."user" (id) ON DELETE CASCADE
);
CREATE INDEX two_factor_user ON auth.two_factor (user_id);
CREATE INDEX two_factor_secret ON auth.two_factor (secret);

CREATE TABLE auth.passkey (
  id uuid PRIMARY KEY,
  name text,
  public_key text NOT NULL,
  user_id uuid NOT NULL,
  credential_id text NOT NULL,
  counter bigint NOT NULL,
  device_type text NOT NULL,
  backed_up boolean NOT NULL,
  transports text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at timestamptz(3),
  aaguid text,
  CONSTRAINT passkey_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES auth."user" (id) ON DELETE CASCADE
);
CREATE INDEX passkey_user ON auth.passkey (user_id);
CREATE UNIQUE INDEX passkey_credential ON auth.passkey (credential_id);

CREATE TABLE auth.known_device (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  mark text NOT NULL,
  user_agent text,
  wrong_tries integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT known_device_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES auth."user" (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX known_device_of ON auth.known_device (user_id, mark);
CREATE INDEX known_device_mark ON auth.known_device (mark);

CREATE TABLE auth.address_change (
  user_id uuid PRIMARY KEY,
  email text NOT NULL,
  new_mark text NOT NULL,
  old_mark text NOT NULL,
  confirmed_at timestamptz(3),
  agreed_at timestamptz(3),
  applies_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT address_change_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES auth."user" (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX address_change_new ON auth.address_change (new_mark);
CREATE UNIQUE INDEX address_change_old ON auth.address_change (old_mark);
CREATE INDEX address_change_due ON auth.address_change (applies_at);

-- A session that ends or is replaced is told to every node at once, so that none keeps answering for it from memory.
CREATE FUNCTION auth.session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('porchlight_sessions', OLD.id::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER session_ended AFTER DELETE OR UPDATE OF token, user_id ON auth.session
  FOR EACH ROW EXECUTE FUNCTION auth.session_ended();

-- The same for a person who changes: every session of theirs is read anew. One whose role changes signs in anew: no
-- session carries over what its holder may no longer do, or now may.
CREATE FUNCTION auth.user_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role IS DISTINCT FROM OLD.role THEN
    DELETE FROM auth.session WHERE user_id = OLD.id;
  ELSE
    PERFORM pg_notify('porchlight_sessions', s.id::text) FROM auth.session s WHERE s.user_id = OLD.id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER user_changed AFTER UPDATE OF role, email, email_verified, name ON auth."user"
  FOR EACH ROW EXECUTE FUNCTION auth.user_changed();

-- However it slides: a session ends 30 days after its sign-in.
CREATE FUNCTION auth.end_session_in_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.expires_at := least(NEW.expires_at, NEW.signed_in_at + interval '30 days');
  RETURN NEW;
END
$$;
CREATE TRIGGER session_ends_in_time BEFORE INSERT OR UPDATE ON auth.session
  FOR EACH ROW EXECUTE FUNCTION auth.end_session_in_time();
--> statement-breakpoint
-- Accounts

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  full_name text NOT NULL,
  company_name text,
  phone_number text,
  address_line1 text,
  address_line2 text,
  address_city text,
  address_state text,
  address_zip text,
  sms_opt_in boolean NOT NULL DEFAULT false,
  sms_opt_in_timestamp timestamptz(3),
  mfa_enabled boolean NOT NULL DEFAULT false,
  mfa_type text,
  mfa_verified boolean NOT NULL DEFAULT false,
  payment_brand text,
  payment_last4 text,
  payment_method_id text,
  plan_id text,
  plan_name text NOT NULL DEFAULT 'Free Trial',
  plan_status text,
  trial_ends_at timestamptz(3),
  property_sort_key text,
  property_sort_direction text,
  contractor_sort_key text,
  contractor_sort_direction text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  work_order_sort_key text,
  work_order_sort_direction text,
  compact_tables boolean NOT NULL DEFAULT false,
  qr_card_printed_at timestamptz(3),
  start_card_dismissed_at timestamptz(3),
  chat_months integer NOT NULL DEFAULT 24,
  CONSTRAINT users_id_user_id_fk FOREIGN KEY (id) REFERENCES auth."user" (id) ON DELETE CASCADE
);
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
CREATE POLICY users_tenant ON users TO porchlight_app USING (app_sees(id)) WITH CHECK (app_sees(id));

CREATE TABLE staff_presence (
  user_id uuid PRIMARY KEY,
  seen_at timestamptz(3) NOT NULL,
  acted_at timestamptz(3) NOT NULL,
  away_since timestamptz(3),
  CONSTRAINT staff_presence_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES auth."user" (id) ON DELETE CASCADE
);
ALTER TABLE staff_presence ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff_presence_system ON staff_presence TO porchlight_app
  USING (app_is_system())
  WITH CHECK (app_is_system());

CREATE TABLE staff_shifts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  name text NOT NULL,
  rung text NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT staff_shifts_rung CHECK (rung IN ('first', 'second', 'lead')),
  CONSTRAINT staff_shifts_user_id_user_id_fk FOREIGN KEY (user_id) REFERENCES auth."user" (id) ON DELETE CASCADE
);
ALTER TABLE staff_shifts ENABLE ROW LEVEL SECURITY;
CREATE POLICY staff_shifts_system ON staff_shifts TO porchlight_app
  USING (app_is_system())
  WITH CHECK (app_is_system());
--> statement-breakpoint
-- Billing

CREATE TABLE payment_customers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  customer_id text NOT NULL,
  deleted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_ticket integer NOT NULL DEFAULT 0,
  written_ticket integer NOT NULL DEFAULT 0
);
ALTER TABLE payment_customers ENABLE ROW LEVEL SECURITY;
CREATE POLICY payment_customers_tenant ON payment_customers TO porchlight_app
  USING (app_sees(user_id))
  WITH CHECK (app_sees(user_id));
CREATE UNIQUE INDEX payment_customers_provider ON payment_customers (customer_id);
CREATE UNIQUE INDEX payment_customers_active ON payment_customers (user_id) WHERE deleted_at IS NULL;

CREATE TABLE subscriptions (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  provider_id text NOT NULL,
  price_id text NOT NULL,
  status text NOT NULL,
  quantity integer NOT NULL DEFAULT 0,
  interval text,
  trial_ends_at timestamptz(3),
  current_period_end timestamptz(3),
  cancel_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  current_period_start timestamptz(3),
  ended_at timestamptz(3),
  CONSTRAINT subscriptions_provider_id_unique UNIQUE (provider_id)
);
ALTER TABLE subscriptions ENABLE ROW LEVEL SECURITY;
CREATE POLICY subscriptions_tenant ON subscriptions TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX subscriptions_customer ON subscriptions (customer_id);

CREATE TABLE billing_notices (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  kind text NOT NULL,
  about text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
ALTER TABLE billing_notices ENABLE ROW LEVEL SECURITY;
CREATE POLICY billing_notices_tenant ON billing_notices TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE UNIQUE INDEX billing_notices_once ON billing_notices (customer_id, kind, about);

CREATE TABLE webhook_events_seen (
  id uuid PRIMARY KEY,
  source text NOT NULL,
  event_id text NOT NULL,
  payload jsonb NOT NULL,
  received_at timestamptz(3) NOT NULL DEFAULT now(),
  handled_at timestamptz(3)
);
ALTER TABLE webhook_events_seen ENABLE ROW LEVEL SECURITY;
CREATE POLICY webhook_events_seen_system ON webhook_events_seen TO porchlight_app
  USING (app_is_system())
  WITH CHECK (app_is_system());
CREATE UNIQUE INDEX webhook_events_seen_once ON webhook_events_seen (source, event_id);
CREATE INDEX webhook_events_seen_waiting ON webhook_events_seen (received_at) WHERE handled_at IS NULL;
--> statement-breakpoint
-- Enquiries

CREATE TABLE questions (
  id uuid PRIMARY KEY,
  name text,
  email text,
  phone text,
  num_properties integer NOT NULL DEFAULT 0,
  question text NOT NULL,
  form_source text NOT NULL,
  sms_opt_in boolean NOT NULL DEFAULT false,
  sms_opt_in_timestamp timestamptz(3),
  answered_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  answered_by text,
  answer text,
  CONSTRAINT questions_form_source CHECK (form_source IN ('Landing Request Demo', 'Contact Sales Features Page',
    'Contact Us Pricing Page', 'Contact Page Contact Us', 'FAQ Quick Question', 'FAQ Demo Request',
    'About Page Contact Us', 'Site Chat'))
);
ALTER TABLE questions ENABLE ROW LEVEL SECURITY;
CREATE POLICY questions_system ON questions TO porchlight_app USING (app_is_system()) WITH CHECK (app_is_system());
CREATE INDEX questions_newest ON questions (created_at DESC, id DESC);
--> statement-breakpoint
-- Properties

CREATE TABLE properties (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  name text NOT NULL,
  street_address text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  zip text NOT NULL,
  normalized_address text NOT NULL,
  timezone text NOT NULL DEFAULT 'America/Los_Angeles',
  beds double precision,
  baths double precision,
  sq_ft integer,
  property_type text,
  status text NOT NULL DEFAULT 'active',
  removed_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  guest_token text NOT NULL,
  front_door_lock_type text,
  front_door_lock_code text,
  front_door_lock_model text,
  front_door_lock_instructions text,
  alt_lock_box_location text,
  alt_lock_box_location_image text,
  alt_lock_box_code text,
  water_supply_type text,
  main_water_shut_off_type text,
  main_water_shut_off_location text,
  main_water_shut_off_location_image text,
  kitchen_sink_water_valve_location text,
  kitchen_sink_water_valve_location_image text,
  dishwasher_water_valve_location text,
  dishwasher_water_valve_location_image text,
  bath_sink_water_valve_location text,
  bath_sink_water_valve_location_image text,
  emergency_furnace_shut_off_location text,
  emergency_furnace_shut_off_location_image text,
  thermostat_type text,
  thermostat_instructions text,
  electric_panel_location text,
  electric_panel_location_image text,
  wifi_name text,
  wifi_password text,
  tv_services text,
  parking_spot_count integer,
  parking_spot_image text,
  special_parking_details text,
  trash_bin_location text,
  trash_bin_location_image text,
  trash_curb_day text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  code_changed_at timestamptz(3),
  CONSTRAINT properties_guest_token_unique UNIQUE (guest_token),
  CONSTRAINT properties_property_type
    CHECK (property_type IN ('Single Family', 'Townhouse', 'Condo', 'Apartment', 'Duplex', 'Mobile Home', 'Other')),
  CONSTRAINT properties_status CHECK (status IN ('active', 'inactive')),
  CONSTRAINT properties_lock_type
    CHECK (front_door_lock_type IN ('Key in Lock Box', 'Number Keypad', 'App Enabled', 'Other', 'None')),
  CONSTRAINT properties_water_supply CHECK (water_supply_type IN ('city', 'well', 'other', 'none')),
  CONSTRAINT properties_shut_off CHECK (main_water_shut_off_type IN ('Valve', 'Circuit Breaker', 'Other', 'None')),
  CONSTRAINT properties_thermostat CHECK (thermostat_type IN ('Manual', 'Digital', 'Smart', 'Other', 'None')),
  CONSTRAINT properties_tv CHECK (tv_services IN ('Cable', 'Satellite', 'Streaming', 'Other', 'None')),
  CONSTRAINT properties_curb_day
    CHECK (trash_curb_day IN ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'None'))
);
ALTER TABLE properties ENABLE ROW LEVEL SECURITY;
CREATE POLICY properties_tenant ON properties TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE POLICY properties_guest ON properties FOR SELECT TO porchlight_app
  USING (app_actor() = 'guest' AND id = app_property());
CREATE UNIQUE INDEX properties_one_active_address ON properties (normalized_address) WHERE status = 'active';
CREATE INDEX properties_list ON properties (customer_id, created_at DESC, id DESC) WHERE status = 'active';
CREATE INDEX properties_address ON properties (customer_id, normalized_address);
CREATE INDEX properties_removed ON properties (removed_at DESC, id DESC) WHERE status = 'inactive';

CREATE TABLE property_drafts (
  customer_id uuid NOT NULL,
  sealed text NOT NULL,
  saved_at timestamptz(3) NOT NULL DEFAULT now(),
  id uuid NOT NULL,
  CONSTRAINT property_drafts_customer_id_id_pk PRIMARY KEY (customer_id, id)
);
ALTER TABLE property_drafts ENABLE ROW LEVEL SECURITY;
CREATE POLICY property_drafts_tenant ON property_drafts TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));

CREATE TABLE staged_files (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  slot text NOT NULL,
  file_key text NOT NULL,
  attached_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
ALTER TABLE staged_files ENABLE ROW LEVEL SECURITY;
CREATE POLICY staged_files_tenant ON staged_files TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX staged_files_sweep ON staged_files (created_at) WHERE attached_at IS NULL;
--> statement-breakpoint
-- Contractors

CREATE TABLE contractors (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  company_name text NOT NULL,
  service_type text NOT NULL,
  phone text NOT NULL,
  email text,
  account_number text,
  notification_method text NOT NULL DEFAULT 'phone',
  notes text,
  status text NOT NULL DEFAULT 'active',
  working_hours jsonb,
  service_zips text[] NOT NULL DEFAULT '{}',
  insurance_expires_on date,
  licence_expires_on date,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  email_bounced_at timestamptz(3),
  CONSTRAINT contractors_service_type CHECK (service_type IN ('cleaning', 'electrical', 'gas', 'handyman', 'hvac',
    'landscaping', 'plumbing', 'rental_management', 'septic', 'home_warranty', 'pest_control', 'property_management')),
  CONSTRAINT contractors_notification_method CHECK (notification_method IN ('email', 'phone', 'text')),
  CONSTRAINT contractors_status CHECK (status IN ('active', 'inactive'))
);
ALTER TABLE contractors ENABLE ROW LEVEL SECURITY;
CREATE POLICY contractors_tenant ON contractors TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE UNIQUE INDEX contractors_find_or_create ON contractors (customer_id, service_type, company_name, phone)
  WHERE status = 'active';
CREATE INDEX contractors_list ON contractors (customer_id, created_at DESC, id DESC) WHERE status = 'active';

CREATE TABLE contractor_papers (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  contractor_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  file_key text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT contractor_papers_kind CHECK (kind IN ('insurance', 'licence')),
  CONSTRAINT contractor_papers_contractor_id_contractors_id_fk FOREIGN KEY (contractor_id) REFERENCES contractors (id)
);
ALTER TABLE contractor_papers ENABLE ROW LEVEL SECURITY;
CREATE POLICY contractor_papers_tenant ON contractor_papers TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE UNIQUE INDEX contractor_papers_one_of_a_kind ON contractor_papers (contractor_id, kind);

CREATE TABLE property_contractors (
  property_id uuid NOT NULL,
  contractor_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  is_contact_point boolean NOT NULL DEFAULT false,
  rank integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT property_contractors_property_id_contractor_id_pk PRIMARY KEY (property_id, contractor_id),
  CONSTRAINT property_contractors_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id),
  CONSTRAINT property_contractors_contractor_id_contractors_id_fk
    FOREIGN KEY (contractor_id) REFERENCES contractors (id)
);
ALTER TABLE property_contractors ENABLE ROW LEVEL SECURITY;
CREATE POLICY property_contractors_tenant ON property_contractors TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE UNIQUE INDEX property_contractors_one_contact_point ON property_contractors (property_id)
  WHERE is_contact_point;
CREATE INDEX property_contractors_contractor ON property_contractors (contractor_id);

-- A property with contractors has one Contact Point Person: at most one by an index, at least one by this. An active
-- property that has one keeps one, also when the last link is deleted.
CREATE FUNCTION keep_contact_point() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE property uuid := coalesce(NEW.property_id, OLD.property_id);
BEGIN
  IF NOT EXISTS (SELECT FROM property_contractors WHERE property_id = property AND is_contact_point)
     AND (EXISTS (SELECT FROM property_contractors WHERE property_id = property)
       OR EXISTS (SELECT FROM properties WHERE id = property AND status = 'active')) THEN
    RAISE EXCEPTION 'A property with contractors has a Contact Point Person.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'property_contractors_a_contact_point';
  END IF;
  RETURN NULL;
END
$$;
-- Looked at when the transaction ends: in between the star moves.
CREATE CONSTRAINT TRIGGER property_contractors_a_contact_point
  AFTER INSERT OR UPDATE OR DELETE ON property_contractors
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_contact_point();
--> statement-breakpoint
-- Stays

CREATE TABLE calendar_feeds (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  property_id uuid NOT NULL,
  url text NOT NULL,
  label text,
  etag text,
  last_fetched_at timestamptz(3),
  last_error text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT calendar_feeds_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id)
);
ALTER TABLE calendar_feeds ENABLE ROW LEVEL SECURITY;
CREATE POLICY calendar_feeds_tenant ON calendar_feeds TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX calendar_feeds_property ON calendar_feeds (property_id);

CREATE TABLE stays (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  property_id uuid NOT NULL,
  guest_name text,
  guest_email text,
  guest_phone text,
  phone_last4 text,
  check_in date NOT NULL,
  check_out date NOT NULL,
  status text NOT NULL DEFAULT 'booked',
  source text NOT NULL DEFAULT 'manual',
  calendar_feed_id uuid,
  external_uid text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  link_version integer NOT NULL DEFAULT 1,
  rotation_told_at timestamptz(3),
  rotation_settled_at timestamptz(3),
  CONSTRAINT stays_status CHECK (status IN ('booked', 'cancelled')),
  CONSTRAINT stays_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id),
  CONSTRAINT stays_calendar_feed_id_calendar_feeds_id_fk FOREIGN KEY (calendar_feed_id) REFERENCES calendar_feeds (id)
);
ALTER TABLE stays ENABLE ROW LEVEL SECURITY;
CREATE POLICY stays_tenant ON stays TO porchlight_app USING (app_sees(customer_id)) WITH CHECK (app_sees(customer_id));
CREATE INDEX stays_property ON stays (property_id, check_in DESC, id DESC);
CREATE INDEX stays_list ON stays (customer_id, check_in DESC, id DESC);
CREATE INDEX stays_rotation ON stays (check_out) WHERE rotation_told_at IS NULL AND status = 'booked';
CREATE UNIQUE INDEX stays_feed_uid ON stays (calendar_feed_id, external_uid);

CREATE TABLE stay_checks (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  property_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  stay_id uuid,
  passed boolean NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now(),
  kind text NOT NULL DEFAULT 'dates',
  network text
);
ALTER TABLE stay_checks ENABLE ROW LEVEL SECURITY;
CREATE POLICY stay_checks_tenant ON stay_checks TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX stay_checks_recent ON stay_checks (property_id, at DESC);

CREATE TABLE stay_codes (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  property_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  stay_id uuid NOT NULL,
  code_hash text NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
ALTER TABLE stay_codes ENABLE ROW LEVEL SECURITY;
CREATE POLICY stay_codes_tenant ON stay_codes TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX stay_codes_thread ON stay_codes (conversation_id, created_at DESC);
CREATE INDEX stay_codes_age ON stay_codes (created_at);

CREATE TABLE secret_releases (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  property_id uuid NOT NULL,
  stay_id uuid,
  conversation_id uuid,
  work_order_id uuid,
  secret_name text NOT NULL,
  released_to text NOT NULL,
  why text NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now()
);
ALTER TABLE secret_releases ENABLE ROW LEVEL SECURITY;
CREATE POLICY secret_releases_tenant ON secret_releases TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX secret_releases_list ON secret_releases (customer_id, at DESC);
--> statement-breakpoint
-- Knowledge

CREATE TABLE knowledge_articles (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  property_id uuid,
  title text NOT NULL,
  body text NOT NULL,
  audience text NOT NULL DEFAULT 'anyone',
  status text NOT NULL DEFAULT 'active',
  source text NOT NULL DEFAULT 'owner',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT knowledge_articles_audience CHECK (audience IN ('anyone', 'verified', 'team')),
  CONSTRAINT knowledge_articles_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id)
);
ALTER TABLE knowledge_articles ENABLE ROW LEVEL SECURITY;
CREATE POLICY knowledge_articles_tenant ON knowledge_articles TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX knowledge_articles_list ON knowledge_articles (customer_id, updated_at DESC, id DESC)
  WHERE status = 'active';

CREATE TABLE owner_questions (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  property_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  message_id uuid,
  question text NOT NULL,
  answer text,
  answered_at timestamptz(3),
  dismissed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  answered_via text,
  article_id uuid,
  due_at timestamptz(3),
  remind_at timestamptz(3),
  overdue_at timestamptz(3),
  CONSTRAINT owner_questions_answered_via CHECK (answered_via IN ('app', 'link', 'article')),
  CONSTRAINT owner_questions_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id)
);
ALTER TABLE owner_questions ENABLE ROW LEVEL SECURITY;
CREATE POLICY owner_questions_tenant ON owner_questions TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX owner_questions_open ON owner_questions (customer_id, created_at DESC)
  WHERE answered_at IS NULL AND dismissed_at IS NULL;
CREATE INDEX owner_questions_due ON owner_questions (due_at)
  WHERE answered_at IS NULL AND dismissed_at IS NULL AND overdue_at IS NULL;
--> statement-breakpoint
-- Protocols

CREATE TABLE protocols (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  property_id uuid,
  rules jsonb NOT NULL DEFAULT '{}'::jsonb,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT protocols_one_each UNIQUE NULLS NOT DISTINCT (customer_id, property_id),
  CONSTRAINT protocols_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id)
);
ALTER TABLE protocols ENABLE ROW LEVEL SECURITY;
CREATE POLICY protocols_tenant ON protocols TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));

CREATE TABLE protocol_changes (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  property_id uuid,
  version integer NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  actor_name text,
  changes jsonb NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT protocol_changes_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id)
);
ALTER TABLE protocol_changes ENABLE ROW LEVEL SECURITY;
CREATE POLICY protocol_changes_tenant ON protocol_changes TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX protocol_changes_newest ON protocol_changes (customer_id, at DESC, id DESC);
--> statement-breakpoint
-- Conversations

CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  property_id uuid,
  stay_id uuid,
  channel text NOT NULL DEFAULT 'web',
  secret_hash text,
  state text NOT NULL DEFAULT 'assistant',
  urgency text,
  guest_name text,
  guest_phone text,
  guest_email text,
  communication_preference text,
  language text NOT NULL DEFAULT 'en',
  verified_at timestamptz(3),
  assigned_to uuid,
  assigned_name text,
  waiting_since timestamptz(3),
  sla_due_at timestamptz(3),
  snoozed_until timestamptz(3),
  dialogue jsonb NOT NULL DEFAULT '{}'::jsonb,
  answer_due_since timestamptz(3),
  answering_until timestamptz(3),
  preview text NOT NULL DEFAULT '',
  last_message_at timestamptz(3) NOT NULL DEFAULT now(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  kind text NOT NULL DEFAULT 'guest',
  network text,
  answering_by uuid,
  CONSTRAINT conversations_state CHECK (state IN ('assistant', 'waiting', 'assigned', 'snoozed', 'done')),
  CONSTRAINT conversations_channel CHECK (channel IN ('web', 'sms', 'whatsapp', 'voice', 'email')),
  CONSTRAINT conversations_kind CHECK (kind IN ('guest', 'support')),
  CONSTRAINT conversations_kind_property CHECK ((kind = 'guest') = (property_id IS NOT NULL)),
  CONSTRAINT conversations_urgency CHECK (urgency IN ('urgent', 'high', 'medium', 'low', 'non_urgent')),
  CONSTRAINT conversations_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id)
);
ALTER TABLE conversations ENABLE ROW LEVEL SECURITY;
CREATE POLICY conversations_tenant ON conversations TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE POLICY conversations_guest ON conversations FOR SELECT TO porchlight_app
  USING (app_actor() = 'guest' AND id = app_conversation());
CREATE UNIQUE INDEX conversations_one_support ON conversations (customer_id) WHERE kind = 'support';
CREATE INDEX conversations_list ON conversations (customer_id, last_message_at DESC, id DESC);
CREATE INDEX conversations_property ON conversations (property_id, last_message_at DESC);
CREATE INDEX conversations_queue ON conversations (state, last_message_at DESC, id DESC);
CREATE INDEX conversations_newest ON conversations (last_message_at DESC, id DESC);
CREATE INDEX conversations_assigned ON conversations (assigned_to) WHERE assigned_to IS NOT NULL;
CREATE INDEX conversations_answer_due ON conversations (answer_due_since) WHERE answer_due_since IS NOT NULL;

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  author text NOT NULL,
  author_id uuid,
  author_name text,
  kind text NOT NULL DEFAULT 'text',
  body text NOT NULL,
  sources jsonb NOT NULL DEFAULT '[]'::jsonb,
  secret_names jsonb NOT NULL DEFAULT '[]'::jsonb,
  work_order_id uuid,
  photo_id uuid,
  client_id text,
  answer_due boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT messages_author CHECK (author IN ('guest', 'assistant', 'agent', 'owner', 'contractor', 'system')),
  CONSTRAINT messages_kind CHECK (kind IN ('text', 'note', 'card', 'event')),
  CONSTRAINT messages_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations (id)
);
ALTER TABLE messages ENABLE ROW LEVEL SECURITY;
CREATE POLICY messages_tenant ON messages TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE POLICY messages_notes ON messages AS RESTRICTIVE FOR SELECT TO porchlight_app
  USING (kind <> 'note' OR app_actor() <> 'owner');
CREATE POLICY messages_guest ON messages FOR SELECT TO porchlight_app
  USING (app_actor() = 'guest' AND conversation_id = app_conversation() AND kind <> 'note');
CREATE INDEX messages_thread ON messages (conversation_id, created_at, id);
CREATE UNIQUE INDEX messages_client_id ON messages (conversation_id, client_id) WHERE client_id IS NOT NULL;

CREATE TABLE handoffs (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  reason text NOT NULL,
  summary jsonb NOT NULL DEFAULT '[]'::jsonb,
  tried jsonb NOT NULL DEFAULT '[]'::jsonb,
  accepted_by uuid,
  accepted_by_name text,
  accepted_at timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT handoffs_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations (id)
);
ALTER TABLE handoffs ENABLE ROW LEVEL SECURITY;
CREATE POLICY handoffs_tenant ON handoffs TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE UNIQUE INDEX handoffs_one_open ON handoffs (conversation_id) WHERE ended_at IS NULL;
CREATE INDEX handoffs_accepted ON handoffs (accepted_at) WHERE accepted_at IS NOT NULL;
CREATE INDEX handoffs_waiting ON handoffs (created_at) WHERE accepted_at IS NULL AND ended_at IS NULL;

CREATE TABLE takeovers (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  state text NOT NULL,
  from_user uuid NOT NULL,
  from_name text NOT NULL,
  to_user uuid,
  to_name text,
  reason text,
  due_at timestamptz(3),
  settled_by uuid,
  settled_by_name text,
  settled_at timestamptz(3),
  from_seen_at timestamptz(3),
  to_seen_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT takeovers_state
    CHECK (state IN ('asked', 'handed_over', 'kept', 'lapsed', 'withdrawn', 'taken', 'returned')),
  CONSTRAINT takeovers_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations (id)
);
ALTER TABLE takeovers ENABLE ROW LEVEL SECURITY;
CREATE POLICY takeovers_tenant ON takeovers TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE UNIQUE INDEX takeovers_one_asked ON takeovers (conversation_id) WHERE state = 'asked';
CREATE INDEX takeovers_due ON takeovers (due_at) WHERE state = 'asked';
CREATE INDEX takeovers_from ON takeovers (from_user, created_at DESC);
CREATE INDEX takeovers_to ON takeovers (to_user, created_at DESC);
CREATE INDEX takeovers_conversation ON takeovers (conversation_id);

CREATE TABLE closings (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  closed_by uuid NOT NULL,
  closed_by_name text NOT NULL,
  before jsonb NOT NULL,
  reopened_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT closings_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations (id)
);
ALTER TABLE closings ENABLE ROW LEVEL SECURITY;
CREATE POLICY closings_tenant ON closings TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX closings_conversation ON closings (conversation_id, created_at DESC);

CREATE TABLE alarms (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  danger text NOT NULL,
  rung text,
  rings integer NOT NULL DEFAULT 0,
  due_at timestamptz(3) NOT NULL,
  acknowledged_by uuid,
  acknowledged_by_name text,
  acknowledged_at timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  property_id uuid,
  checked boolean NOT NULL DEFAULT true,
  joined_to uuid,
  CONSTRAINT alarms_danger
    CHECK (danger IN ('gas', 'co', 'fire', 'flood', 'electric', 'breakin', 'medical', 'lockout', 'collapse')),
  CONSTRAINT alarms_rung CHECK (rung IN ('first', 'second', 'lead', 'everyone')),
  CONSTRAINT alarms_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations (id)
);
ALTER TABLE alarms ENABLE ROW LEVEL SECURITY;
CREATE POLICY alarms_tenant ON alarms TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE UNIQUE INDEX alarms_one_open ON alarms (conversation_id) WHERE ended_at IS NULL;
CREATE INDEX alarms_due ON alarms (due_at) WHERE ended_at IS NULL;
CREATE INDEX alarms_property ON alarms (property_id, created_at DESC);
--> statement-breakpoint
-- The assistant

CREATE TABLE decisions (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  message_id uuid,
  engine text NOT NULL,
  reason_code text NOT NULL,
  trace jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT decisions_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations (id)
);
ALTER TABLE decisions ENABLE ROW LEVEL SECURITY;
CREATE POLICY decisions_tenant ON decisions TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX decisions_thread ON decisions (conversation_id, created_at);

CREATE TABLE reply_drafts (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  body text NOT NULL,
  message_ids jsonb NOT NULL DEFAULT '[]'::jsonb,
  decision jsonb NOT NULL,
  settled_by uuid,
  settled_by_name text,
  settled_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT reply_drafts_state CHECK (state IN ('waiting', 'sent', 'dropped', 'replaced')),
  CONSTRAINT reply_drafts_conversation_id_conversations_id_fk
    FOREIGN KEY (conversation_id) REFERENCES conversations (id)
);
ALTER TABLE reply_drafts ENABLE ROW LEVEL SECURITY;
CREATE POLICY reply_drafts_tenant ON reply_drafts TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE UNIQUE INDEX reply_drafts_one_waiting ON reply_drafts (conversation_id) WHERE state = 'waiting';
CREATE INDEX reply_drafts_conversation ON reply_drafts (conversation_id, created_at DESC);

CREATE TABLE model_calls (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  model text NOT NULL,
  outcome text NOT NULL,
  problem text,
  request jsonb NOT NULL,
  answer jsonb,
  input_tokens integer NOT NULL,
  output_tokens integer NOT NULL,
  milliseconds integer NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now()
);
ALTER TABLE model_calls ENABLE ROW LEVEL SECURITY;
CREATE POLICY model_calls_tenant ON model_calls TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX model_calls_thread ON model_calls (conversation_id, at);
CREATE INDEX model_calls_age ON model_calls (at);
CREATE INDEX model_calls_newest ON model_calls (at DESC, id DESC);

CREATE TABLE model_usage (
  customer_id uuid NOT NULL,
  month text NOT NULL,
  calls integer NOT NULL,
  failed integer NOT NULL,
  input_tokens bigint NOT NULL,
  output_tokens bigint NOT NULL,
  cost_micros bigint NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  fallbacks jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT model_usage_customer_id_month_pk PRIMARY KEY (customer_id, month)
);
ALTER TABLE model_usage ENABLE ROW LEVEL SECURITY;
CREATE POLICY model_usage_tenant ON model_usage TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
--> statement-breakpoint
-- Work orders

CREATE TABLE work_orders (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  property_id uuid NOT NULL,
  conversation_id uuid,
  service_type text NOT NULL,
  guest_name text,
  guest_phone text,
  guest_email text,
  communication_preference text,
  property_name text NOT NULL,
  property_address text NOT NULL,
  urgency_level text NOT NULL,
  status text NOT NULL DEFAULT 'open',
  dispatch_state text NOT NULL DEFAULT 'triage',
  subject_line text NOT NULL,
  issue_summary text NOT NULL,
  attempted_fix text,
  call_summary text,
  assigned_contractor_id uuid,
  assigned_contractor_name text,
  assigned_contractor_phone text,
  assigned_contractor_email text,
  assigned_contractor_notification_method text,
  resolution_notes text,
  lock_fault boolean NOT NULL DEFAULT false,
  nte_cents integer NOT NULL DEFAULT 0,
  cost_cents integer,
  arrival_from timestamptz(3),
  arrival_to timestamptz(3),
  guest_confirmed text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  completed_at timestamptz(3),
  dispatch_after timestamptz(3),
  proposed_windows jsonb,
  confirm_due_at timestamptz(3),
  guest_rating integer,
  reporter text NOT NULL DEFAULT 'checked',
  danger text,
  trouble text,
  CONSTRAINT work_orders_service_type CHECK (service_type IN ('cleaning', 'electrical', 'gas', 'handyman', 'hvac',
    'landscaping', 'plumbing', 'rental_management', 'septic', 'home_warranty', 'pest_control', 'property_management')),
  CONSTRAINT work_orders_urgency CHECK (urgency_level IN ('urgent', 'high', 'medium', 'low', 'non_urgent')),
  CONSTRAINT work_orders_reporter CHECK (reporter IN ('checked', 'unchecked', 'vouched')),
  CONSTRAINT work_orders_danger
    CHECK (danger IN ('gas', 'co', 'fire', 'flood', 'electric', 'breakin', 'medical', 'lockout', 'collapse')),
  CONSTRAINT work_orders_status CHECK (status IN ('open', 'in_progress', 'completed', 'cancelled')),
  CONSTRAINT work_orders_dispatch_state CHECK (dispatch_state IN ('triage', 'awaiting_approval', 'offered', 'accepted',
    'scheduled', 'en_route', 'on_site', 'awaiting_parts', 'pending_confirmation', 'closed')),
  CONSTRAINT work_orders_guest_rating CHECK (guest_rating BETWEEN 1 AND 5),
  CONSTRAINT work_orders_property_id_properties_id_fk FOREIGN KEY (property_id) REFERENCES properties (id),
  CONSTRAINT work_orders_conversation_id_conversations_id_fk
    FOREIGN KEY (conversation_id) REFERENCES conversations (id),
  CONSTRAINT work_orders_assigned_contractor_id_contractors_id_fk
    FOREIGN KEY (assigned_contractor_id) REFERENCES contractors (id)
);
ALTER TABLE work_orders ENABLE ROW LEVEL SECURITY;
CREATE POLICY work_orders_tenant ON work_orders TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE POLICY work_orders_guest ON work_orders FOR SELECT TO porchlight_app
  USING (app_actor() = 'guest' AND conversation_id = app_conversation());
CREATE INDEX work_orders_list ON work_orders (customer_id, created_at DESC, id DESC);
CREATE INDEX work_orders_property ON work_orders (property_id, created_at DESC);
CREATE INDEX work_orders_dispatch_due ON work_orders (dispatch_after) WHERE dispatch_after IS NOT NULL;
CREATE INDEX work_orders_confirm_due ON work_orders (confirm_due_at) WHERE dispatch_state = 'pending_confirmation';
CREATE INDEX work_orders_rated ON work_orders (assigned_contractor_id) WHERE guest_rating IS NOT NULL;
CREATE INDEX work_orders_conversation ON work_orders (conversation_id);

CREATE TABLE work_order_events (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  work_order_id uuid NOT NULL,
  at timestamptz(3) NOT NULL DEFAULT now(),
  kind text NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  actor_name text,
  from_state text,
  to_state text,
  summary text NOT NULL,
  why text,
  data jsonb,
  CONSTRAINT work_order_events_work_order_id_work_orders_id_fk FOREIGN KEY (work_order_id) REFERENCES work_orders (id)
);
ALTER TABLE work_order_events ENABLE ROW LEVEL SECURITY;
CREATE POLICY work_order_events_tenant ON work_order_events TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX work_order_events_timeline ON work_order_events (work_order_id, at, id);

CREATE TABLE work_order_joins (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  work_order_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  report jsonb NOT NULL,
  CONSTRAINT work_order_joins_work_order_id_work_orders_id_fk FOREIGN KEY (work_order_id) REFERENCES work_orders (id),
  CONSTRAINT work_order_joins_conversation_id_conversations_id_fk
    FOREIGN KEY (conversation_id) REFERENCES conversations (id)
);
ALTER TABLE work_order_joins ENABLE ROW LEVEL SECURITY;
CREATE POLICY work_order_joins_tenant ON work_order_joins TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE POLICY work_order_joins_guest ON work_order_joins FOR SELECT TO porchlight_app
  USING (app_actor() = 'guest' AND conversation_id = app_conversation());
CREATE UNIQUE INDEX work_order_joins_once ON work_order_joins (work_order_id, conversation_id);
CREATE INDEX work_order_joins_conversation ON work_order_joins (conversation_id);

CREATE POLICY work_orders_joined ON work_orders FOR SELECT TO porchlight_app
  USING (app_actor() = 'guest' AND id IN (SELECT j.work_order_id FROM work_order_joins j
    WHERE j.conversation_id = app_conversation()));

CREATE TABLE photos (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  conversation_id uuid,
  work_order_id uuid,
  file_key text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  by text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT photos_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES conversations (id),
  CONSTRAINT photos_work_order_id_work_orders_id_fk FOREIGN KEY (work_order_id) REFERENCES work_orders (id)
);
ALTER TABLE photos ENABLE ROW LEVEL SECURITY;
CREATE POLICY photos_tenant ON photos TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE POLICY photos_guest ON photos FOR SELECT TO porchlight_app
  USING (app_actor() = 'guest' AND conversation_id = app_conversation());
CREATE INDEX photos_conversation ON photos (conversation_id);
CREATE INDEX photos_work_order ON photos (work_order_id);
--> statement-breakpoint
-- Dispatch

CREATE TABLE dispatch_offers (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  work_order_id uuid NOT NULL,
  contractor_id uuid NOT NULL,
  rank integer NOT NULL,
  state text NOT NULL DEFAULT 'offered',
  notification_method text NOT NULL,
  offered_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  answered_at timestamptz(3),
  decline_reason text,
  why text,
  caller_id uuid,
  caller_name text,
  CONSTRAINT dispatch_offers_state CHECK (state IN ('offered', 'accepted', 'declined', 'expired', 'revoked')),
  CONSTRAINT dispatch_offers_work_order_id_work_orders_id_fk FOREIGN KEY (work_order_id) REFERENCES work_orders (id),
  CONSTRAINT dispatch_offers_contractor_id_contractors_id_fk FOREIGN KEY (contractor_id) REFERENCES contractors (id)
);
ALTER TABLE dispatch_offers ENABLE ROW LEVEL SECURITY;
CREATE POLICY dispatch_offers_tenant ON dispatch_offers TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE UNIQUE INDEX dispatch_offers_one_open ON dispatch_offers (work_order_id) WHERE state IN ('offered', 'accepted');
CREATE INDEX dispatch_offers_due ON dispatch_offers (expires_at) WHERE state = 'offered';
CREATE INDEX dispatch_offers_work_order ON dispatch_offers (work_order_id, rank);

CREATE TABLE approvals (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  work_order_id uuid NOT NULL,
  kind text NOT NULL,
  question text NOT NULL,
  amount_cents integer,
  due_at timestamptz(3) NOT NULL,
  decision text,
  decided_at timestamptz(3),
  decided_by uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT approvals_work_order_id_work_orders_id_fk FOREIGN KEY (work_order_id) REFERENCES work_orders (id)
);
ALTER TABLE approvals ENABLE ROW LEVEL SECURITY;
CREATE POLICY approvals_tenant ON approvals TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX approvals_open ON approvals (customer_id, created_at DESC) WHERE decision IS NULL;
CREATE UNIQUE INDEX approvals_one_open ON approvals (work_order_id, kind) WHERE decision IS NULL;
CREATE INDEX approvals_due ON approvals (due_at) WHERE decision IS NULL;
--> statement-breakpoint
-- The chat of the public site

CREATE TABLE public_chatbot_conversations (
  session_id text PRIMARY KEY,
  messages jsonb NOT NULL DEFAULT '[]'::jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
ALTER TABLE public_chatbot_conversations ENABLE ROW LEVEL SECURITY;
CREATE POLICY public_chatbot_conversations_system ON public_chatbot_conversations TO porchlight_app
  USING (app_is_system())
  WITH CHECK (app_is_system());
--> statement-breakpoint
-- Notifications

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  message text NOT NULL,
  read_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  event_id bigint NOT NULL,
  work_order_id uuid,
  conversation_id uuid
);
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;
CREATE POLICY notifications_tenant ON notifications TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX notifications_list ON notifications (customer_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX notifications_unread ON notifications (customer_id) WHERE read_at IS NULL AND deleted_at IS NULL;
CREATE UNIQUE INDEX notifications_one_each ON notifications (customer_id, event_id);

CREATE TABLE notification_preferences (
  customer_id uuid NOT NULL,
  kind text NOT NULL,
  by_mail boolean NOT NULL DEFAULT true,
  by_text boolean NOT NULL DEFAULT false,
  quiet_from text,
  quiet_to text,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT notification_preferences_customer_id_kind_pk PRIMARY KEY (customer_id, kind)
);
ALTER TABLE notification_preferences ENABLE ROW LEVEL SECURITY;
CREATE POLICY notification_preferences_tenant ON notification_preferences TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));

CREATE TABLE held_mails (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  property_id uuid NOT NULL,
  event_id bigint NOT NULL,
  recipient text NOT NULL,
  kind text NOT NULL,
  about_id uuid,
  title text NOT NULL,
  message text NOT NULL,
  path text NOT NULL,
  due_at timestamptz(3) NOT NULL,
  told_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
ALTER TABLE held_mails ENABLE ROW LEVEL SECURITY;
CREATE POLICY held_mails_tenant ON held_mails TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE UNIQUE INDEX held_mails_one_each ON held_mails (event_id, recipient, kind);
CREATE INDEX held_mails_due ON held_mails (due_at) WHERE told_at IS NULL;
CREATE INDEX held_mails_customer ON held_mails (customer_id, due_at);
--> statement-breakpoint
-- Sheets

CREATE TABLE imports (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  kind text NOT NULL,
  file_name text NOT NULL,
  state text NOT NULL DEFAULT 'ready',
  rows integer NOT NULL,
  written integer NOT NULL DEFAULT 0,
  content text,
  claimed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CONSTRAINT imports_kind CHECK (kind IN ('properties', 'contractors', 'articles')),
  CONSTRAINT imports_state CHECK (state IN ('ready', 'writing', 'done'))
);
ALTER TABLE imports ENABLE ROW LEVEL SECURITY;
CREATE POLICY imports_tenant ON imports TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX imports_sweep ON imports (created_at);
--> statement-breakpoint
-- Developers

CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL,
  key_hash text NOT NULL,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  scopes jsonb NOT NULL,
  expires_at timestamptz(3),
  CONSTRAINT api_keys_key_hash_unique UNIQUE (key_hash)
);
ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY api_keys_tenant ON api_keys TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX api_keys_list ON api_keys (customer_id);

CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  url text NOT NULL,
  secret text NOT NULL,
  kinds jsonb NOT NULL DEFAULT '[]'::jsonb,
  disabled_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
ALTER TABLE webhook_endpoints ENABLE ROW LEVEL SECURITY;
CREATE POLICY webhook_endpoints_tenant ON webhook_endpoints TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX webhook_endpoints_list ON webhook_endpoints (customer_id);

CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL,
  endpoint_id uuid NOT NULL,
  event_id text NOT NULL,
  body jsonb NOT NULL,
  status text NOT NULL DEFAULT 'pending',
  response_status integer,
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  kind text NOT NULL,
  error text,
  last_try_at timestamptz(3),
  give_up_at timestamptz(3) NOT NULL,
  CONSTRAINT webhook_deliveries_status CHECK (status IN ('pending', 'delivered', 'failed')),
  CONSTRAINT webhook_deliveries_endpoint_id_webhook_endpoints_id_fk
    FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints (id)
);
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY;
CREATE POLICY webhook_deliveries_tenant ON webhook_deliveries TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
CREATE INDEX webhook_deliveries_list ON webhook_deliveries (endpoint_id, created_at DESC);
CREATE UNIQUE INDEX webhook_deliveries_once ON webhook_deliveries (endpoint_id, event_id);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_try_at) WHERE status = 'pending';
--> statement-breakpoint
-- Privacy

CREATE TABLE account_deletions (
  customer_id uuid PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  asked_at timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL,
  taken_back_at timestamptz(3),
  stopped jsonb NOT NULL DEFAULT '[]'::jsonb,
  begun_at timestamptz(3)
);
ALTER TABLE account_deletions ENABLE ROW LEVEL SECURITY;
CREATE POLICY account_deletions_tenant ON account_deletions TO porchlight_app
  USING (app_sees(customer_id))
  WITH CHECK (app_sees(customer_id));
