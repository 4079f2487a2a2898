-- What somebody is in an account that is not their own; null for the person whose account it is, and for whoever is no
-- owner at all.
CREATE FUNCTION app_role() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('app.role', true), '') $$;
--> statement-breakpoint
-- As it was before there were roles: of the account, whatever they are in it.
CREATE FUNCTION app_sees_house(customer uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (app_actor() IN ('owner', 'service') AND customer = app_customer()) OR app_actor() IN ('agent', 'admin', 'system')
$$;
--> statement-breakpoint
-- Every tenant's table goes by this one: a cleaner sees none of them but those that say so (app_sees_house).
CREATE OR REPLACE FUNCTION app_sees(customer uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (app_actor() IN ('owner', 'service') AND customer = app_customer()
      AND coalesce(nullif(current_setting('app.role', true), ''), '-') <> 'cleaner')
    OR app_actor() IN ('agent', 'admin', 'system')
$$;
--> statement-breakpoint
-- Who is in the account, its keys, its archives, its security log: its owners'.
CREATE FUNCTION app_owns(customer uuid) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT app_sees(customer) AND coalesce(nullif(current_setting('app.role', true), ''), 'owner') = 'owner'
$$;
--> statement-breakpoint
-- Looks past the policies (migration 0016), so it holds what they hold: no cleaner finds a chat by its words.
CREATE OR REPLACE FUNCTION app_chats_saying(words text) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT DISTINCT m.conversation_id FROM public.messages m
  WHERE public.app_actor() = 'owner' AND public.app_role() IS DISTINCT FROM 'cleaner' AND m.customer_id = public.app_customer()
    AND m.kind <> 'note' AND public.app_words_of(m.customer_id, m.body) @@
      (('''' || public.app_customer()::text || '''')::tsquery && to_tsquery('simple', public.app_plain(words)))
$$;
--> statement-breakpoint
CREATE TABLE "account_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"codes" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "account_invitations_role" CHECK ("account_invitations"."role" in ('owner', 'manager', 'viewer', 'cleaner'))
);
--> statement-breakpoint
ALTER TABLE "account_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"codes" boolean NOT NULL,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_members_role" CHECK ("account_members"."role" in ('owner', 'manager', 'viewer', 'cleaner'))
);
--> statement-breakpoint
ALTER TABLE "account_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "security_log" DROP CONSTRAINT "security_log_kind";--> statement-breakpoint
ALTER TABLE "account_members" ADD CONSTRAINT "account_members_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_invitations_token" ON "account_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "account_invitations_open" ON "account_invitations" USING btree ("customer_id","email") WHERE "account_invitations"."accepted_at" is null and "account_invitations"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "account_invitations_age" ON "account_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_members_one" ON "account_members" USING btree ("customer_id","user_id");--> statement-breakpoint
CREATE INDEX "account_members_person" ON "account_members" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_kind" CHECK ("security_log"."kind" in ('sign_in', 'sign_in.failed', 'sign_out', 'sessions.ended', 'device.new', 'password.changed', 'two_factor.changed', 'backup_codes.made', 'passkey.added', 'passkey.removed', 'identity.changed', 'address.asked', 'address.stopped', 'address.changed', 'refused', 'limited', 'secret.released', 'stay_check.failed', 'key.made', 'key.ended', 'key.refused', 'webhook.added', 'webhook.changed', 'webhook.removed', 'personal_link.shown', 'personal_link.renewed', 'personal_link.mailed', 'guest_link.renewed', 'role.changed', 'staff.invited', 'staff.locked_out', 'staff.let_in', 'member.invited', 'member.invitation_ended', 'member.joined', 'member.changed', 'member.removed', 'member.restored', 'thread.read', 'data.exported', 'data.read_back', 'data.deleted', 'deletion.asked', 'deletion.taken_back'));--> statement-breakpoint
CREATE POLICY "account_invitations_tenant" ON "account_invitations" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_owns("account_invitations"."customer_id")) WITH CHECK (app_owns("account_invitations"."customer_id"));--> statement-breakpoint
CREATE POLICY "account_members_tenant" ON "account_members" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_owns("account_members"."customer_id")) WITH CHECK (app_owns("account_members"."customer_id"));--> statement-breakpoint
ALTER POLICY "account_archives_tenant" ON "account_archives" TO porchlight_app USING (app_owns("account_archives"."customer_id")) WITH CHECK (app_owns("account_archives"."customer_id"));--> statement-breakpoint
ALTER POLICY "api_keys_tenant" ON "api_keys" TO porchlight_app USING (app_owns("api_keys"."customer_id")) WITH CHECK (app_owns("api_keys"."customer_id"));--> statement-breakpoint
ALTER POLICY "properties_tenant" ON "properties" TO porchlight_app USING (app_sees_house("properties"."customer_id")) WITH CHECK (app_sees("properties"."customer_id"));--> statement-breakpoint
ALTER POLICY "security_log_read" ON "security_log" TO porchlight_app USING ((app_actor() = 'owner' and app_owns("security_log"."customer_id")) or app_actor() in ('admin', 'system'));--> statement-breakpoint
ALTER POLICY "stays_tenant" ON "stays" TO porchlight_app USING (app_sees_house("stays"."customer_id")) WITH CHECK (app_sees("stays"."customer_id"));
--> statement-breakpoint
-- Whose role changes, or who is out: what their sessions hold open ends on every node, and begins anew as what they are.
CREATE FUNCTION member_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  PERFORM pg_notify('porchlight_sessions', s.id::text) FROM auth.session s WHERE s.user_id = OLD.user_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION member_changed() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER member_changed AFTER DELETE OR UPDATE OF role, codes, removed_at ON account_members
  FOR EACH ROW EXECUTE FUNCTION member_changed();
