CREATE TABLE "booking_pages" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"site_key" text NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"origins" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seen_origin" text,
	"seen_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_pages_site_key_unique" UNIQUE("site_key")
);
--> statement-breakpoint
ALTER TABLE "booking_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversations" DROP CONSTRAINT "conversations_channel";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "page_origin" text;--> statement-breakpoint
ALTER TABLE "booking_pages" ADD CONSTRAINT "booking_pages_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_pages_customer" ON "booking_pages" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_page" CHECK (("conversations"."channel" = 'booking_page') = ("conversations"."page_origin" is not null));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_channel" CHECK ("conversations"."channel" in ('web', 'sms', 'whatsapp', 'voice', 'email', 'booking_page'));--> statement-breakpoint
CREATE POLICY "booking_pages_tenant" ON "booking_pages" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("booking_pages"."customer_id")) WITH CHECK (app_sees("booking_pages"."customer_id"));