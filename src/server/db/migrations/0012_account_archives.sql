CREATE TABLE "account_archives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"direction" text NOT NULL,
	"state" text NOT NULL,
	"secrets" boolean DEFAULT false NOT NULL,
	"passphrase" text,
	"file_name" text,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"report" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_archives_direction" CHECK ("account_archives"."direction" in ('out', 'in')),
	CONSTRAINT "account_archives_state" CHECK ("account_archives"."state" in ('making', 'ready', 'receiving', 'checking', 'checked', 'refused', 'writing', 'done', 'failed', 'stopping'))
);
--> statement-breakpoint
ALTER TABLE "account_archives" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "security_log" DROP CONSTRAINT "security_log_kind";--> statement-breakpoint
CREATE UNIQUE INDEX "account_archives_one_at_work" ON "account_archives" USING btree ("customer_id") WHERE "account_archives"."state" in ('making', 'checking', 'writing', 'stopping');--> statement-breakpoint
CREATE INDEX "account_archives_list" ON "account_archives" USING btree ("customer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_archives_due" ON "account_archives" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_kind" CHECK ("security_log"."kind" in ('sign_in', 'sign_in.failed', 'sign_out', 'sessions.ended', 'device.new', 'password.changed', 'two_factor.changed', 'backup_codes.made', 'passkey.added', 'passkey.removed', 'identity.changed', 'address.asked', 'address.stopped', 'address.changed', 'refused', 'limited', 'secret.released', 'stay_check.failed', 'key.made', 'key.ended', 'key.refused', 'webhook.added', 'webhook.changed', 'webhook.removed', 'personal_link.shown', 'personal_link.renewed', 'personal_link.mailed', 'guest_link.renewed', 'role.changed', 'staff.invited', 'staff.locked_out', 'staff.let_in', 'thread.read', 'data.exported', 'data.read_back', 'data.deleted', 'deletion.asked', 'deletion.taken_back'));--> statement-breakpoint
CREATE POLICY "account_archives_tenant" ON "account_archives" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("account_archives"."customer_id")) WITH CHECK (app_sees("account_archives"."customer_id"));