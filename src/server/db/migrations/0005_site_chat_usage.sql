CREATE TABLE site_chat_usage (
  month text PRIMARY KEY,
  calls integer NOT NULL,
  failed integer NOT NULL,
  input_tokens bigint NOT NULL,
  output_tokens bigint NOT NULL,
  cost_micros bigint NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE site_chat_usage ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY site_chat_usage_system ON site_chat_usage TO porchlight_app
  USING (app_is_system()) WITH CHECK (app_is_system());
