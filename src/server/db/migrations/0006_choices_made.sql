CREATE TABLE "choices_made" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"question" text NOT NULL,
	"language" text NOT NULL,
	"shown" jsonb NOT NULL,
	"chosen" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "choices_made" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "keep_choices" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "choices_made" ADD CONSTRAINT "choices_made_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "choices_made" ADD CONSTRAINT "choices_made_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "choices_made_message" ON "choices_made" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "choices_made_property" ON "choices_made" USING btree ("property_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "choices_made_thread" ON "choices_made" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "choices_made_age" ON "choices_made" USING btree ("at");--> statement-breakpoint
CREATE POLICY "choices_made_tenant" ON "choices_made" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("choices_made"."customer_id")) WITH CHECK (app_sees("choices_made"."customer_id"));