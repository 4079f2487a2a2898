CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"problem" text,
	"request" jsonb NOT NULL,
	"answer" jsonb,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"milliseconds" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "model_usage" (
	"customer_id" uuid NOT NULL,
	"month" text NOT NULL,
	"calls" integer NOT NULL,
	"failed" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost_micros" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_usage_customer_id_month_pk" PRIMARY KEY("customer_id","month")
);
--> statement-breakpoint
ALTER TABLE "model_usage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stay_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"stay_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stay_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "link_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stays" ADD COLUMN "rotation_told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "model_calls_thread" ON "model_calls" USING btree ("conversation_id","at");--> statement-breakpoint
CREATE INDEX "model_calls_age" ON "model_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "stay_codes_thread" ON "stay_codes" USING btree ("conversation_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stay_codes_age" ON "stay_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stays_rotation" ON "stays" USING btree ("check_out") WHERE "stays"."rotation_told_at" is null and "stays"."status" = 'booked';--> statement-breakpoint
CREATE POLICY "model_calls_tenant" ON "model_calls" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("model_calls"."customer_id")) WITH CHECK (app_sees("model_calls"."customer_id"));--> statement-breakpoint
CREATE POLICY "model_usage_tenant" ON "model_usage" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("model_usage"."customer_id")) WITH CHECK (app_sees("model_usage"."customer_id"));--> statement-breakpoint
CREATE POLICY "stay_codes_tenant" ON "stay_codes" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("stay_codes"."customer_id")) WITH CHECK (app_sees("stay_codes"."customer_id"));