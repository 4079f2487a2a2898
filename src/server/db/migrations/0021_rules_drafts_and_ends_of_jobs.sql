CREATE TABLE "reply_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"body" text NOT NULL,
	"message_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decision" jsonb NOT NULL,
	"settled_by" uuid,
	"settled_by_name" text,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_drafts_state" CHECK ("reply_drafts"."state" in ('waiting', 'sent', 'dropped', 'replaced'))
);
--> statement-breakpoint
ALTER TABLE "reply_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "protocol_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid,
	"version" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"changes" jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "protocol_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "dispatch_offers" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "dispatch_offers" ADD COLUMN "caller_id" uuid;--> statement-breakpoint
ALTER TABLE "dispatch_offers" ADD COLUMN "caller_name" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "dispatch_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "proposed_windows" jsonb;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "confirm_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "guest_rating" integer;--> statement-breakpoint
ALTER TABLE "reply_drafts" ADD CONSTRAINT "reply_drafts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_changes" ADD CONSTRAINT "protocol_changes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reply_drafts_one_waiting" ON "reply_drafts" USING btree ("conversation_id") WHERE "reply_drafts"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "reply_drafts_conversation" ON "reply_drafts" USING btree ("conversation_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "protocol_changes_newest" ON "protocol_changes" USING btree ("customer_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- A question that was asked again before it was answered: the newest stays open.
UPDATE "approvals" a SET "decision" = 'timed_out', "decided_at" = now() WHERE a."decision" IS NULL AND EXISTS (SELECT 1 FROM "approvals" b WHERE b."work_order_id" = a."work_order_id" AND b."kind" = a."kind" AND b."decision" IS NULL AND b."id" > a."id");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_open" ON "approvals" USING btree ("work_order_id","kind") WHERE "approvals"."decision" is null;--> statement-breakpoint
CREATE INDEX "work_orders_dispatch_due" ON "work_orders" USING btree ("dispatch_after") WHERE "work_orders"."dispatch_after" is not null;--> statement-breakpoint
CREATE INDEX "work_orders_confirm_due" ON "work_orders" USING btree ("confirm_due_at") WHERE "work_orders"."dispatch_state" = 'pending_confirmation';--> statement-breakpoint
CREATE INDEX "work_orders_rated" ON "work_orders" USING btree ("assigned_contractor_id") WHERE "work_orders"."guest_rating" is not null;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_guest_rating" CHECK ("work_orders"."guest_rating" between 1 and 5);--> statement-breakpoint
CREATE POLICY "reply_drafts_tenant" ON "reply_drafts" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("reply_drafts"."customer_id")) WITH CHECK (app_sees("reply_drafts"."customer_id"));--> statement-breakpoint
CREATE POLICY "protocol_changes_tenant" ON "protocol_changes" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("protocol_changes"."customer_id")) WITH CHECK (app_sees("protocol_changes"."customer_id"));