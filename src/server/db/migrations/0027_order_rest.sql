ALTER TABLE "approvals" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "why" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "opened_by_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_offer_id_dispatch_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."dispatch_offers"("id") ON DELETE no action ON UPDATE no action;