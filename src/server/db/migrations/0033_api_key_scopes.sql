-- Keys that were made before keep what they had in effect: everything, without an end.
ALTER TABLE "api_keys" ADD COLUMN "scopes" jsonb NOT NULL DEFAULT '["properties:read", "properties:write", "contractors:read", "contractors:write", "stays:read", "stays:write", "articles:read", "articles:write", "protocols:read", "protocols:write", "approvals:read", "approvals:write", "work_orders:read", "work_orders:write", "conversations:read", "conversations:write", "notifications:read", "notifications:write", "reports:read", "reports:write", "codes"]'::jsonb;--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "scopes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp (3) with time zone;
