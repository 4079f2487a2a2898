CREATE TABLE "alarms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"danger" text NOT NULL,
	"rung" text,
	"rings" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_by" uuid,
	"acknowledged_by_name" text,
	"acknowledged_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alarms_danger" CHECK ("alarms"."danger" in ('gas', 'co', 'fire', 'flood', 'electric', 'breakin', 'medical', 'lockout', 'collapse')),
	CONSTRAINT "alarms_rung" CHECK ("alarms"."rung" in ('first', 'second', 'lead', 'everyone'))
);
--> statement-breakpoint
ALTER TABLE "alarms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alarms_one_open" ON "alarms" USING btree ("conversation_id") WHERE "alarms"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "alarms_due" ON "alarms" USING btree ("due_at") WHERE "alarms"."ended_at" is null;--> statement-breakpoint
CREATE POLICY "alarms_tenant" ON "alarms" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("alarms"."customer_id")) WITH CHECK (app_sees("alarms"."customer_id"));