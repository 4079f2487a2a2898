CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"after" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_replies_after" CHECK ("saved_replies"."after" in ('stay', 'snooze_30_minutes', 'snooze_2_hours', 'snooze_tomorrow', 'close'))
);
--> statement-breakpoint
ALTER TABLE "saved_replies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_team_name" ON "saved_replies" USING btree (lower("name")) WHERE "saved_replies"."person_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_own_name" ON "saved_replies" USING btree ("person_id",lower("name")) WHERE "saved_replies"."person_id" is not null;--> statement-breakpoint
CREATE POLICY "saved_replies_system" ON "saved_replies" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());