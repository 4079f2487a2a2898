-- Each begun property has a draft of its own. The one that a customer has keeps the customer's id: what is sealed in it
-- is bound to that.
ALTER TABLE "property_drafts" DROP CONSTRAINT "property_drafts_pkey";--> statement-breakpoint
ALTER TABLE "property_drafts" ADD COLUMN "id" uuid;--> statement-breakpoint
UPDATE "property_drafts" SET "id" = "customer_id";--> statement-breakpoint
ALTER TABLE "property_drafts" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "property_drafts" ADD CONSTRAINT "property_drafts_customer_id_id_pk" PRIMARY KEY("customer_id","id");
