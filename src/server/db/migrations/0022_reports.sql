CREATE TABLE "report_chats" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_chats" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"timezone" text NOT NULL,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_orders" (
	"work_order_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"contractor_id" uuid,
	"service_type" text NOT NULL,
	"urgency" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"cancelled" boolean NOT NULL,
	"accept_seconds" integer,
	"schedule_seconds" integer,
	"on_site_seconds" integer,
	"done_seconds" integer,
	"asked" integer NOT NULL,
	"reopened" boolean NOT NULL,
	"fixed_at_first" boolean,
	"fix_known_at" timestamp (3) with time zone,
	"essential" text,
	"down_seconds" integer,
	"cost_cents" integer,
	"nte_cents" integer NOT NULL,
	"stars" integer,
	"confirmed" text,
	CONSTRAINT "report_orders_essential" CHECK ("report_orders"."essential" in ('heat', 'cooling', 'hot_water', 'water', 'power', 'lock', 'sewage'))
);
--> statement-breakpoint
ALTER TABLE "report_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_progress" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"whole_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "report_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"conversation_id" uuid,
	"channel" text NOT NULL,
	"language" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"settles_at" timestamp (3) with time zone NOT NULL,
	"topic" text NOT NULL,
	"family" text NOT NULL,
	"outcome" text NOT NULL,
	"why" text,
	"first_word_seconds" integer,
	"handed_at" timestamp (3) with time zone,
	"claim_seconds" integer,
	"human_seconds" integer,
	"opened_order" boolean NOT NULL,
	CONSTRAINT "report_requests_outcome" CHECK ("report_requests"."outcome" in ('danger', 'handed_over', 'asked_owner', 'gave_up', 'settled')),
	CONSTRAINT "report_requests_family" CHECK ("report_requests"."family" in ('house', 'articles', 'codes', 'troubles', 'danger', 'person', 'unknown', 'other')),
	CONSTRAINT "report_requests_why" CHECK ("report_requests"."why" in ('no_answer', 'returned', 'said_no', 'reopened'))
);
--> statement-breakpoint
ALTER TABLE "report_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid,
	"property_id" uuid NOT NULL,
	"week" date NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"family" text NOT NULL,
	"verdict" text,
	"note" text,
	"reviewed_by" uuid,
	"reviewed_by_name" text,
	"reviewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_reviews_verdict" CHECK ("report_reviews"."verdict" in ('right', 'wrong', 'invented')),
	CONSTRAINT "report_reviews_family" CHECK ("report_reviews"."family" in ('house', 'articles', 'codes', 'troubles', 'danger', 'person', 'unknown', 'other'))
);
--> statement-breakpoint
ALTER TABLE "report_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "report_chats_customer" ON "report_chats" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_mails_person" ON "report_mails" USING btree ("customer_id","user_id");--> statement-breakpoint
CREATE INDEX "report_mails_due" ON "report_mails" USING btree ("next_at") WHERE "report_mails"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "report_orders_customer" ON "report_orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "report_orders_spent" ON "report_orders" USING btree ("customer_id","completed_at") WHERE "report_orders"."cost_cents" is not null;--> statement-breakpoint
CREATE INDEX "report_orders_created" ON "report_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "report_requests_customer" ON "report_requests" USING btree ("customer_id","started_at");--> statement-breakpoint
CREATE INDEX "report_requests_started" ON "report_requests" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "report_requests_conversation" ON "report_requests" USING btree ("conversation_id") WHERE "report_requests"."conversation_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_reviews_once" ON "report_reviews" USING btree ("week","conversation_id","started_at");--> statement-breakpoint
CREATE INDEX "report_reviews_week" ON "report_reviews" USING btree ("week" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "report_reviews_customer" ON "report_reviews" USING btree ("customer_id","started_at");--> statement-breakpoint
CREATE INDEX "report_reviews_conversation" ON "report_reviews" USING btree ("conversation_id") WHERE "report_reviews"."conversation_id" is not null;--> statement-breakpoint
CREATE INDEX "owner_questions_conversation" ON "owner_questions" USING btree ("conversation_id");--> statement-breakpoint
CREATE POLICY "report_chats_tenant" ON "report_chats" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("report_chats"."customer_id")) WITH CHECK (app_sees("report_chats"."customer_id"));--> statement-breakpoint
CREATE POLICY "report_mails_tenant" ON "report_mails" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("report_mails"."customer_id")) WITH CHECK (app_sees("report_mails"."customer_id"));--> statement-breakpoint
CREATE POLICY "report_orders_tenant" ON "report_orders" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("report_orders"."customer_id")) WITH CHECK (app_sees("report_orders"."customer_id"));--> statement-breakpoint
CREATE POLICY "report_progress_system" ON "report_progress" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());--> statement-breakpoint
CREATE POLICY "report_requests_tenant" ON "report_requests" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("report_requests"."customer_id")) WITH CHECK (app_sees("report_requests"."customer_id"));--> statement-breakpoint
CREATE POLICY "report_reviews_tenant" ON "report_reviews" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("report_reviews"."customer_id")) WITH CHECK (app_sees("report_reviews"."customer_id"));--> statement-breakpoint
-- The time up to which reports count, for whoever reads one: the row itself is the system's alone. Null before everything
-- was counted once.
CREATE FUNCTION app_reports_counted() RETURNS timestamptz
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT p.read_at FROM public.report_progress p WHERE p.whole_at IS NOT NULL AND public.app_actor() IS NOT NULL
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app_reports_counted() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_reports_counted() TO porchlight_app;
