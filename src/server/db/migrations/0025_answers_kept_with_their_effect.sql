-- What was kept so far was kept in another form and under other scopes: nobody finds it any more.
DELETE FROM "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "response" SET DATA TYPE text;--> statement-breakpoint
DROP POLICY "idempotency_keys_system" ON "idempotency_keys" CASCADE;--> statement-breakpoint
CREATE POLICY "idempotency_keys_own" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "porchlight_app" USING ("idempotency_keys"."scope" = current_setting('app.once', true) or app_actor() = 'system') WITH CHECK ("idempotency_keys"."scope" = current_setting('app.once', true) or app_actor() = 'system');