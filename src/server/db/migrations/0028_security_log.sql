CREATE TABLE "security_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"subject" text,
	"address" text,
	"device" text,
	"request_id" text,
	"times" integer DEFAULT 1 NOT NULL,
	"joined" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "security_log_joined_unique" UNIQUE("joined"),
	CONSTRAINT "security_log_kind" CHECK ("security_log"."kind" in ('sign_in', 'sign_in.failed', 'sign_out', 'sessions.ended', 'device.new', 'password.changed', 'two_factor.changed', 'backup_codes.made', 'passkey.added', 'passkey.removed', 'identity.changed', 'address.asked', 'address.changed', 'refused', 'limited', 'secret.released', 'stay_check.failed', 'key.made', 'key.ended', 'key.refused', 'role.changed', 'staff.invited', 'staff.locked_out', 'staff.let_in', 'thread.read', 'data.exported', 'data.deleted', 'deletion.asked', 'deletion.taken_back'))
);
--> statement-breakpoint
ALTER TABLE "security_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "security_log_customer" ON "security_log" USING btree ("customer_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "security_log_list" ON "security_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "security_log_reads" ON "security_log" USING btree ("actor_id","at") WHERE "security_log"."kind" = 'thread.read';--> statement-breakpoint
CREATE POLICY "security_log_read" ON "security_log" AS PERMISSIVE FOR SELECT TO "porchlight_app" USING ((app_actor() = 'owner' and "security_log"."customer_id" = app_customer()) or app_actor() in ('admin', 'system'));--> statement-breakpoint
CREATE POLICY "security_log_write" ON "security_log" AS PERMISSIVE FOR INSERT TO "porchlight_app" WITH CHECK (app_sees("security_log"."customer_id"));--> statement-breakpoint
CREATE POLICY "security_log_join" ON "security_log" AS PERMISSIVE FOR UPDATE TO "porchlight_app" USING (app_actor() = 'system');--> statement-breakpoint
CREATE POLICY "security_log_end" ON "security_log" AS PERMISSIVE FOR DELETE TO "porchlight_app" USING (app_actor() = 'system');