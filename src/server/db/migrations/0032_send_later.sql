CREATE TABLE "later_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"agent_id" uuid NOT NULL,
	"agent_name" text NOT NULL,
	"body" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"asks_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "later_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "later_replies" ADD CONSTRAINT "later_replies_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "later_replies_due" ON "later_replies" USING btree ("send_at") WHERE "later_replies"."asks_since" is null;--> statement-breakpoint
CREATE INDEX "later_replies_conversation" ON "later_replies" USING btree ("conversation_id","send_at");--> statement-breakpoint
CREATE POLICY "later_replies_tenant" ON "later_replies" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("later_replies"."customer_id")) WITH CHECK (app_sees("later_replies"."customer_id"));