CREATE TABLE "auth"."known_device" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"user_agent" text,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."two_factor" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth"."user" ADD COLUMN "first_entered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth"."known_device" ADD CONSTRAINT "known_device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_device_of" ON "auth"."known_device" USING btree ("user_id","mark");--> statement-breakpoint
CREATE INDEX "known_device_mark" ON "auth"."known_device" USING btree ("mark");
--> statement-breakpoint
-- Whoever is here already has come in before: their next new device is news.
UPDATE auth."user" SET first_entered_at = created_at WHERE email_verified;
