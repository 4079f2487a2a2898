CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'ready' NOT NULL,
	"rows" integer NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"content" text,
	"claimed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('properties', 'contractors')),
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('ready', 'writing', 'done'))
);
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "imports_sweep" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "imports_tenant" ON "imports" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("imports"."customer_id")) WITH CHECK (app_sees("imports"."customer_id"));