ALTER TABLE "dispatch_offers" ADD COLUMN "decline_code" text;--> statement-breakpoint
ALTER TABLE "dispatch_offers" ADD COLUMN "decline_until" date;--> statement-breakpoint
ALTER TABLE "dispatch_offers" ADD COLUMN "decline_settled_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "dispatch_offers_said" ON "dispatch_offers" USING btree ("customer_id") WHERE "dispatch_offers"."decline_code" is not null and "dispatch_offers"."decline_settled_at" is null;--> statement-breakpoint
ALTER TABLE "dispatch_offers" ADD CONSTRAINT "dispatch_offers_decline_code" CHECK ("dispatch_offers"."decline_code" in ('too_far', 'not_my_trade', 'booked', 'on_holiday', 'limit_too_low', 'other'));