DROP INDEX "contractors_list";--> statement-breakpoint
DROP INDEX "conversations_list";--> statement-breakpoint
DROP INDEX "conversations_property";--> statement-breakpoint
DROP INDEX "conversations_queue";--> statement-breakpoint
DROP INDEX "webhook_deliveries_list";--> statement-breakpoint
DROP INDEX "questions_newest";--> statement-breakpoint
DROP INDEX "knowledge_articles_list";--> statement-breakpoint
DROP INDEX "owner_questions_open";--> statement-breakpoint
DROP INDEX "notifications_list";--> statement-breakpoint
DROP INDEX "outbox_list";--> statement-breakpoint
DROP INDEX "properties_list";--> statement-breakpoint
DROP INDEX "secret_releases_list";--> statement-breakpoint
DROP INDEX "stay_checks_recent";--> statement-breakpoint
DROP INDEX "stay_codes_thread";--> statement-breakpoint
DROP INDEX "stays_property";--> statement-breakpoint
DROP INDEX "stays_list";--> statement-breakpoint
DROP INDEX "approvals_open";--> statement-breakpoint
DROP INDEX "work_orders_list";--> statement-breakpoint
DROP INDEX "work_orders_property";--> statement-breakpoint
CREATE INDEX "properties_removed" ON "properties" USING btree ("removed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "properties"."status" = 'inactive';--> statement-breakpoint
CREATE INDEX "contractors_list" ON "contractors" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "contractors"."status" = 'active';--> statement-breakpoint
CREATE INDEX "conversations_list" ON "conversations" USING btree ("customer_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_property" ON "conversations" USING btree ("property_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_queue" ON "conversations" USING btree ("state","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_list" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "questions_newest" ON "questions" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "knowledge_articles_list" ON "knowledge_articles" USING btree ("customer_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "knowledge_articles"."status" = 'active';--> statement-breakpoint
CREATE INDEX "owner_questions_open" ON "owner_questions" USING btree ("customer_id","created_at" DESC NULLS FIRST) WHERE "owner_questions"."answered_at" is null and "owner_questions"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "notifications"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_list" ON "outbox_messages" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "properties_list" ON "properties" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "properties"."status" = 'active';--> statement-breakpoint
CREATE INDEX "secret_releases_list" ON "secret_releases" USING btree ("customer_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stay_checks_recent" ON "stay_checks" USING btree ("property_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stay_codes_thread" ON "stay_codes" USING btree ("conversation_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stays_property" ON "stays" USING btree ("property_id","check_in" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "stays_list" ON "stays" USING btree ("customer_id","check_in" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "approvals_open" ON "approvals" USING btree ("customer_id","created_at" DESC NULLS FIRST) WHERE "approvals"."decision" is null;--> statement-breakpoint
CREATE INDEX "work_orders_list" ON "work_orders" USING btree ("customer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "work_orders_property" ON "work_orders" USING btree ("property_id","created_at" DESC NULLS FIRST);