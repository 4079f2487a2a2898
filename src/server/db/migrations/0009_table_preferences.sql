ALTER TABLE "users" ADD COLUMN "work_order_sort_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "work_order_sort_direction" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "compact_tables" boolean DEFAULT false NOT NULL;