ALTER TABLE "work_orders" ADD COLUMN "access_notes" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "nte_by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "hold_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "asked_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_merged_into_work_orders_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_orders_hold_due" ON "work_orders" USING btree ("hold_until") WHERE "work_orders"."hold_until" is not null;--> statement-breakpoint
CREATE INDEX "work_orders_in_triage" ON "work_orders" USING btree ("created_at","id") WHERE "work_orders"."dispatch_state" = 'triage';--> statement-breakpoint
CREATE INDEX "work_orders_merged" ON "work_orders" USING btree ("merged_into") WHERE "work_orders"."merged_into" is not null;