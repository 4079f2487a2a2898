CREATE TABLE "job_payloads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_payloads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Added to and never read by the application's role, whichever actor it is: not even the system's.
REVOKE ALL ON "job_payloads" FROM "porchlight_app";--> statement-breakpoint
GRANT INSERT ON "job_payloads" TO "porchlight_app";--> statement-breakpoint
-- What is in clear so far waits where the application's role cannot read, until the start seals it (kernel/outbox.ts).
DO $$
BEGIN
  IF EXISTS (SELECT FROM "outbox_messages") THEN
    CREATE TABLE "auth"."outbox_in_clear" AS SELECT * FROM "outbox_messages";
    DELETE FROM "outbox_messages";
  END IF;
END
$$;
--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "sealed" text NOT NULL;--> statement-breakpoint
CREATE INDEX "job_payloads_age" ON "job_payloads" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP COLUMN "to";--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP COLUMN "html";--> statement-breakpoint
CREATE POLICY "job_payloads_add" ON "job_payloads" AS PERMISSIVE FOR INSERT TO "porchlight_app" WITH CHECK (app_actor() is not null);