CREATE TABLE "billing_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "last_ticket" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "written_ticket" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "current_period_start" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_notices_once" ON "billing_notices" USING btree ("customer_id","kind","about");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_provider" ON "payment_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "webhook_events_seen_waiting" ON "webhook_events_seen" USING btree ("received_at") WHERE "webhook_events_seen"."handled_at" is null;--> statement-breakpoint
CREATE POLICY "billing_notices_tenant" ON "billing_notices" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("billing_notices"."customer_id")) WITH CHECK (app_sees("billing_notices"."customer_id"));