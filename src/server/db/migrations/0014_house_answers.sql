CREATE TABLE "house_answers" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"asked" integer NOT NULL,
	"told" integer NOT NULL,
	"shown" integer NOT NULL,
	"outcomes" jsonb NOT NULL,
	"tried_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tried_changes" integer NOT NULL,
	"tried_edition" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "house_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "knowledge_changes" (
	"customer_id" uuid NOT NULL,
	"scope_id" uuid NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "knowledge_changes_customer_id_scope_id_pk" PRIMARY KEY("customer_id","scope_id")
);
--> statement-breakpoint
ALTER TABLE "knowledge_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "house_answers" ADD CONSTRAINT "house_answers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "house_answers_tenant" ON "house_answers" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("house_answers"."customer_id")) WITH CHECK (app_sees("house_answers"."customer_id"));--> statement-breakpoint
CREATE POLICY "knowledge_changes_tenant" ON "knowledge_changes" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("knowledge_changes"."customer_id")) WITH CHECK (app_sees("knowledge_changes"."customer_id"));
