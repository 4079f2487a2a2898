CREATE TABLE "held_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"event_id" bigint NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"about_id" uuid,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"path" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "held_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "fallbacks" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "code_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "rotation_settled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "held_mails_one_each" ON "held_mails" USING btree ("event_id","recipient","kind");--> statement-breakpoint
CREATE INDEX "held_mails_due" ON "held_mails" USING btree ("due_at") WHERE "held_mails"."told_at" is null;--> statement-breakpoint
CREATE INDEX "held_mails_customer" ON "held_mails" USING btree ("customer_id","due_at");--> statement-breakpoint
CREATE INDEX "model_calls_newest" ON "model_calls" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE POLICY "held_mails_tenant" ON "held_mails" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("held_mails"."customer_id")) WITH CHECK (app_sees("held_mails"."customer_id"));