CREATE TABLE "work_order_joins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "work_order_joins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "alarms" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "alarms" ADD COLUMN "checked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "alarms" ADD COLUMN "joined_to" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "stay_checks" ADD COLUMN "kind" text DEFAULT 'dates' NOT NULL;--> statement-breakpoint
ALTER TABLE "stay_checks" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "reporter" text DEFAULT 'checked' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_order_joins" ADD CONSTRAINT "work_order_joins_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_joins" ADD CONSTRAINT "work_order_joins_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_joins_once" ON "work_order_joins" USING btree ("work_order_id","conversation_id");--> statement-breakpoint
CREATE INDEX "work_order_joins_conversation" ON "work_order_joins" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "alarms_property" ON "alarms" USING btree ("property_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_reporter" CHECK ("work_orders"."reporter" in ('checked', 'unchecked', 'vouched'));--> statement-breakpoint
CREATE POLICY "work_order_joins_tenant" ON "work_order_joins" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("work_order_joins"."customer_id")) WITH CHECK (app_sees("work_order_joins"."customer_id"));