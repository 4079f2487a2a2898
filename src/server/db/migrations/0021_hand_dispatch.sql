ALTER TABLE "dispatch_offers" DROP CONSTRAINT "dispatch_offers_state";--> statement-breakpoint
DROP INDEX "dispatch_offers_one_open";--> statement-breakpoint
CREATE UNIQUE INDEX "dispatch_offers_one_accepted" ON "dispatch_offers" USING btree ("work_order_id") WHERE "dispatch_offers"."state" = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "dispatch_offers_one_open_each" ON "dispatch_offers" USING btree ("work_order_id","contractor_id") WHERE "dispatch_offers"."state" in ('offered', 'accepted');--> statement-breakpoint
ALTER TABLE "dispatch_offers" ADD CONSTRAINT "dispatch_offers_state" CHECK ("dispatch_offers"."state" in ('offered', 'accepted', 'declined', 'expired', 'revoked', 'taken'));