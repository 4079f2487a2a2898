CREATE TABLE "rota_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"timezone" text NOT NULL,
	"weekly" jsonb NOT NULL,
	"overrides" jsonb NOT NULL,
	"off" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"filled_to" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rota_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rota_rings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"by_name" text NOT NULL,
	"heard_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rota_rings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rota_rings" ADD CONSTRAINT "rota_rings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rota_rings_latest" ON "rota_rings" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "staff_shifts_ends" ON "staff_shifts" USING btree ("ends_at");--> statement-breakpoint
CREATE POLICY "rota_plans_system" ON "rota_plans" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());--> statement-breakpoint
CREATE POLICY "rota_rings_system" ON "rota_rings" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());