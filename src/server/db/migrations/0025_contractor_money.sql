CREATE TABLE "work_order_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"by" text NOT NULL,
	"contractor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_order_files_kind" CHECK ("work_order_files"."kind" in ('invoice', 'file'))
);
--> statement-breakpoint
ALTER TABLE "work_order_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "work_order_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"conversation_id" uuid,
	"side" text NOT NULL,
	"author_id" uuid,
	"author_name" text,
	"body" text NOT NULL,
	"guest_reads" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_order_messages_side" CHECK ("work_order_messages"."side" in ('contractor', 'desk', 'owner', 'guest'))
);
--> statement-breakpoint
ALTER TABLE "work_order_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contractors" ADD COLUMN "link_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_order_files" ADD CONSTRAINT "work_order_files_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_files" ADD CONSTRAINT "work_order_files_contractor_id_contractors_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_lines" ADD CONSTRAINT "work_order_lines_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_messages" ADD CONSTRAINT "work_order_messages_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_messages" ADD CONSTRAINT "work_order_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_order_files_work_order" ON "work_order_files" USING btree ("work_order_id","created_at");--> statement-breakpoint
CREATE INDEX "work_order_lines_work_order" ON "work_order_lines" USING btree ("work_order_id","nth");--> statement-breakpoint
CREATE INDEX "work_order_messages_work_order" ON "work_order_messages" USING btree ("work_order_id","created_at");--> statement-breakpoint
CREATE INDEX "work_order_messages_conversation" ON "work_order_messages" USING btree ("conversation_id") WHERE "work_order_messages"."conversation_id" is not null;--> statement-breakpoint
CREATE POLICY "work_order_files_tenant" ON "work_order_files" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("work_order_files"."customer_id")) WITH CHECK (app_sees("work_order_files"."customer_id"));--> statement-breakpoint
CREATE POLICY "work_order_lines_tenant" ON "work_order_lines" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("work_order_lines"."customer_id")) WITH CHECK (app_sees("work_order_lines"."customer_id"));--> statement-breakpoint
CREATE POLICY "work_order_messages_tenant" ON "work_order_messages" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("work_order_messages"."customer_id")) WITH CHECK (app_sees("work_order_messages"."customer_id"));--> statement-breakpoint
CREATE POLICY "work_order_messages_guest" ON "work_order_messages" AS PERMISSIVE FOR SELECT TO "porchlight_app" USING (app_actor() = 'guest' and "work_order_messages"."guest_reads" and "work_order_messages"."work_order_id" in (select w.id from work_orders w));