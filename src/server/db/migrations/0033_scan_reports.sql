-- Whose rows this statement may see, if one customer's; app_sees says the same of one row. Nobody's for a cleaner.
CREATE FUNCTION app_tenant() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN app_actor() IN ('owner', 'service')
    AND coalesce(nullif(current_setting('app.role', true), ''), '-') <> 'cleaner' THEN app_customer() END
$$;
--> statement-breakpoint
CREATE INDEX "report_orders_property" ON "report_orders" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "report_requests_property" ON "report_requests" USING btree ("property_id","started_at");--> statement-breakpoint
ALTER POLICY "report_orders_tenant" ON "report_orders" TO porchlight_app USING ((select app_is_system()) or "report_orders"."customer_id" = (select app_tenant())) WITH CHECK ((select app_is_system()) or "report_orders"."customer_id" = (select app_tenant()));--> statement-breakpoint
ALTER POLICY "report_requests_tenant" ON "report_requests" TO porchlight_app USING ((select app_is_system()) or "report_requests"."customer_id" = (select app_tenant())) WITH CHECK ((select app_is_system()) or "report_requests"."customer_id" = (select app_tenant()));
