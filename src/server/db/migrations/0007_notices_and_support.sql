DROP INDEX "notifications_list";--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "property_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "kind" text DEFAULT 'guest' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "event_id" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "work_order_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_support" ON "conversations" USING btree ("customer_id") WHERE "conversations"."kind" = 'support';--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("customer_id") WHERE "notifications"."read_at" is null and "notifications"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_one_each" ON "notifications" USING btree ("customer_id","event_id");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("customer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "notifications"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "href";--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_kind" CHECK ("conversations"."kind" in ('guest', 'support'));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_kind_property" CHECK (("conversations"."kind" = 'guest') = ("conversations"."property_id" is not null));--> statement-breakpoint
CREATE POLICY "messages_notes" ON "messages" AS RESTRICTIVE FOR SELECT TO "porchlight_app" USING ("messages"."kind" <> 'note' or app_actor() <> 'owner');