CREATE TABLE "auth"."address_change" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"new_mark" text NOT NULL,
	"old_mark" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"agreed_at" timestamp (3) with time zone,
	"applies_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	"stopped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"begun_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth"."address_change" ADD CONSTRAINT "address_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "address_change_new" ON "auth"."address_change" USING btree ("new_mark");--> statement-breakpoint
CREATE UNIQUE INDEX "address_change_old" ON "auth"."address_change" USING btree ("old_mark");--> statement-breakpoint
CREATE INDEX "address_change_due" ON "auth"."address_change" USING btree ("applies_at");--> statement-breakpoint
CREATE POLICY "account_deletions_tenant" ON "account_deletions" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("account_deletions"."customer_id")) WITH CHECK (app_sees("account_deletions"."customer_id"));