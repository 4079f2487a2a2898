CREATE TABLE "reach_choices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"timezone" text NOT NULL,
	"morning_hour" integer,
	"stopped_hour" integer,
	"next_morning_at" timestamp (3) with time zone,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quiet" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reach_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "reach_choices_person" ON "reach_choices" USING btree ("customer_id","user_id");--> statement-breakpoint
CREATE INDEX "reach_choices_morning" ON "reach_choices" USING btree ("next_morning_at") WHERE "reach_choices"."next_morning_at" is not null;--> statement-breakpoint
CREATE POLICY "reach_choices_tenant" ON "reach_choices" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("reach_choices"."customer_id")) WITH CHECK (app_sees("reach_choices"."customer_id"));
