CREATE INDEX "handoffs_conversation" ON "handoffs" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "dispatch_offers_answered" ON "dispatch_offers" USING btree ("customer_id","answered_at") WHERE "dispatch_offers"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "stays_leaving" ON "stays" USING btree ("customer_id","check_out") WHERE "stays"."status" = 'booked';--> statement-breakpoint
CREATE INDEX "work_orders_not_closed" ON "work_orders" USING btree ("customer_id","created_at") WHERE "work_orders"."dispatch_state" <> 'closed';