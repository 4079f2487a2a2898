CREATE TABLE "sla_clocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid,
	"property_id" uuid,
	"target" text NOT NULL,
	"urgency" text,
	"minutes" integer NOT NULL,
	"hours" jsonb,
	"timezone" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"warn_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"look_at" timestamp (3) with time zone,
	"paused_for" text,
	"paused_at" timestamp (3) with time zone,
	"left_ms" integer,
	"warn_left_ms" integer,
	"warned_at" timestamp (3) with time zone,
	"breached_at" timestamp (3) with time zone,
	"holder_name" text,
	"rung" text,
	"rings" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sla_clocks_target" CHECK ("sla_clocks"."target" in ('claim', 'first', 'next')),
	CONSTRAINT "sla_clocks_urgency" CHECK ("sla_clocks"."urgency" in ('urgent', 'high', 'medium', 'low', 'non_urgent')),
	CONSTRAINT "sla_clocks_paused_for" CHECK ("sla_clocks"."paused_for" in ('guest', 'contractor', 'owner')),
	CONSTRAINT "sla_clocks_rung" CHECK ("sla_clocks"."rung" in ('first', 'second', 'lead', 'everyone'))
);
--> statement-breakpoint
ALTER TABLE "sla_clocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sla_policies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"plan" text,
	"customer_id" uuid,
	"targets" jsonb NOT NULL,
	"hours" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sla_policies_plan" CHECK ("sla_policies"."plan" in ('starter', 'essential', 'professional', 'enterprise'))
);
--> statement-breakpoint
ALTER TABLE "sla_policies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "sla_paused_for" text;--> statement-breakpoint
CREATE UNIQUE INDEX "sla_clocks_one_open" ON "sla_clocks" USING btree ("conversation_id","target") WHERE "sla_clocks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sla_clocks_look" ON "sla_clocks" USING btree ("look_at") WHERE "sla_clocks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sla_clocks_missed" ON "sla_clocks" USING btree ("breached_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "sla_clocks"."breached_at" is not null;--> statement-breakpoint
CREATE INDEX "sla_clocks_customer" ON "sla_clocks" USING btree ("customer_id","started_at");--> statement-breakpoint
CREATE INDEX "sla_policies_position" ON "sla_policies" USING btree ("position");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_sla_paused_for" CHECK ("conversations"."sla_paused_for" in ('guest', 'contractor', 'owner'));--> statement-breakpoint
CREATE POLICY "sla_clocks_tenant" ON "sla_clocks" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("sla_clocks"."customer_id")) WITH CHECK (app_sees("sla_clocks"."customer_id"));--> statement-breakpoint
CREATE POLICY "sla_policies_system" ON "sla_policies" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());--> statement-breakpoint
-- What is promised to one owner, for whoever starts a clock in their name: no other owner's is told.
CREATE FUNCTION app_sla_policies(customer uuid) RETURNS SETOF sla_policies
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT * FROM public.sla_policies p
  WHERE (p.customer_id IS NULL OR p.customer_id = customer)
    AND (public.app_actor() IN ('agent', 'admin', 'system')
      OR public.app_actor() IN ('owner', 'service') AND public.app_customer() = customer)
  ORDER BY p.position
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app_sla_policies(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_sla_policies(uuid) TO porchlight_app;
--> statement-breakpoint
-- For everybody, what the desk promised so far; a lead changes it at the desk.
INSERT INTO "sla_policies" ("id", "position", "version", "name", "targets")
SELECT gen_random_uuid(), 0, 1, 'Everybody', jsonb_build_object('claim', m, 'first', m, 'next', m)
FROM (SELECT '{"urgent": 2, "high": 5, "medium": 15, "low": 30, "non_urgent": 60}'::jsonb AS m) AS promised;
--> statement-breakpoint
-- Who waits for a person now keeps the time at which that is due.
INSERT INTO "sla_clocks" ("id", "customer_id", "conversation_id", "property_id", "target", "urgency", "minutes", "timezone", "started_at", "due_at", "look_at")
SELECT gen_random_uuid(), c.customer_id, c.id, c.property_id, t.target, c.urgency,
  greatest(1, round(extract(epoch FROM c.sla_due_at - coalesce(c.waiting_since, c.sla_due_at)) / 60)::int),
  coalesce(p.timezone, 'UTC'), coalesce(c.waiting_since, c.sla_due_at), c.sla_due_at, c.sla_due_at
FROM "conversations" c
LEFT JOIN "properties" p ON p.id = c.property_id
CROSS JOIN LATERAL (SELECT 'next' AS target UNION ALL SELECT 'claim' WHERE c.assigned_to IS NULL) t
WHERE c.sla_due_at IS NOT NULL AND c.state IN ('waiting', 'assigned', 'snoozed') AND c.assigned_to IS DISTINCT FROM c.customer_id;
