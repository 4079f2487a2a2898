CREATE TABLE "staff_presence" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"acted_at" timestamp (3) with time zone NOT NULL,
	"away_since" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "staff_presence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "closings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"closed_by" uuid NOT NULL,
	"closed_by_name" text NOT NULL,
	"before" jsonb NOT NULL,
	"reopened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "closings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "takeovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"state" text NOT NULL,
	"from_user" uuid NOT NULL,
	"from_name" text NOT NULL,
	"to_user" uuid,
	"to_name" text,
	"reason" text,
	"due_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"settled_by_name" text,
	"settled_at" timestamp (3) with time zone,
	"from_seen_at" timestamp (3) with time zone,
	"to_seen_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "takeovers_state" CHECK ("takeovers"."state" in ('asked', 'handed_over', 'kept', 'lapsed', 'withdrawn', 'taken', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "takeovers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "staff_presence" ADD CONSTRAINT "staff_presence_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closings" ADD CONSTRAINT "closings_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "takeovers" ADD CONSTRAINT "takeovers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closings_conversation" ON "closings" USING btree ("conversation_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "takeovers_one_asked" ON "takeovers" USING btree ("conversation_id") WHERE "takeovers"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "takeovers_due" ON "takeovers" USING btree ("due_at") WHERE "takeovers"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "takeovers_from" ON "takeovers" USING btree ("from_user","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "takeovers_to" ON "takeovers" USING btree ("to_user","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "takeovers_conversation" ON "takeovers" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_assigned" ON "conversations" USING btree ("assigned_to") WHERE "conversations"."assigned_to" is not null;--> statement-breakpoint
CREATE POLICY "staff_presence_system" ON "staff_presence" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());--> statement-breakpoint
CREATE POLICY "closings_tenant" ON "closings" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("closings"."customer_id")) WITH CHECK (app_sees("closings"."customer_id"));--> statement-breakpoint
CREATE POLICY "takeovers_tenant" ON "takeovers" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("takeovers"."customer_id")) WITH CHECK (app_sees("takeovers"."customer_id"));--> statement-breakpoint
-- Who has chats already was at the desk once: unless they come again, their chats go back to Waiting.
INSERT INTO staff_presence (user_id, seen_at, acted_at)
  SELECT DISTINCT c.assigned_to, now(), now() FROM conversations c JOIN auth."user" u ON u.id = c.assigned_to;
