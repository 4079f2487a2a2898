ALTER TABLE "work_orders" ADD COLUMN "access_notes" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "nte_by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "hold_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "asked_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "work_orders_hold_due" ON "work_orders" USING btree ("hold_until") WHERE "work_orders"."hold_until" is not null;--> statement-breakpoint
CREATE INDEX "work_orders_in_triage" ON "work_orders" USING btree ("created_at","id") WHERE "work_orders"."dispatch_state" = 'triage';