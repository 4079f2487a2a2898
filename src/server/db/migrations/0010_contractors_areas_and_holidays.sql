ALTER TABLE "contractors" ADD COLUMN "service_cities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "holidays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "insurance_number" text;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "license_number" text;--> statement-breakpoint
CREATE INDEX "dispatch_offers_contractor" ON "dispatch_offers" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "work_orders_contractor" ON "work_orders" USING btree ("assigned_contractor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "work_orders"."assigned_contractor_id" is not null;