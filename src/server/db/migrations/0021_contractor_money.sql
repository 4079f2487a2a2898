CREATE TABLE "work_order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"kind" text NOT NULL,
	"words" text,
	"cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_order_lines_kind" CHECK ("work_order_lines"."kind" in ('labor', 'parts', 'travel', 'tax'))
);
--> statement-breakpoint
ALTER TABLE "work_order_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "work_order_lines" ADD CONSTRAINT "work_order_lines_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_order_lines_work_order" ON "work_order_lines" USING btree ("work_order_id","nth");--> statement-breakpoint
CREATE POLICY "work_order_lines_tenant" ON "work_order_lines" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("work_order_lines"."customer_id")) WITH CHECK (app_sees("work_order_lines"."customer_id"));