CREATE TABLE "bulk_deeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"properties" integer NOT NULL,
	"done" integer NOT NULL,
	"refused" jsonb NOT NULL,
	"inverses" jsonb NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undo_until" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"not_undone" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "bulk_deeds_kind" CHECK ("bulk_deeds"."kind" in ('add_group', 'remove_group', 'assign_contractor', 'set_rules', 'add_article'))
);
--> statement-breakpoint
ALTER TABLE "bulk_deeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_groups_kind" CHECK ("property_groups"."kind" in ('tag', 'building', 'owner'))
);
--> statement-breakpoint
ALTER TABLE "property_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"table" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_table" CHECK ("saved_views"."table" in ('properties', 'contractors', 'work_orders', 'stays', 'conversations'))
);
--> statement-breakpoint
ALTER TABLE "saved_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_kind";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "cancel_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "property_groups" ADD CONSTRAINT "property_groups_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_deeds_newest" ON "bulk_deeds" USING btree ("customer_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bulk_deeds_age" ON "bulk_deeds" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "property_groups_once" ON "property_groups" USING btree ("property_id","kind",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "property_groups_one_each" ON "property_groups" USING btree ("property_id","kind") WHERE "property_groups"."kind" <> 'tag';--> statement-breakpoint
CREATE INDEX "property_groups_names" ON "property_groups" USING btree ("customer_id","kind",lower("name"));--> statement-breakpoint
CREATE INDEX "saved_views_person" ON "saved_views" USING btree ("customer_id","person_id","table");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('properties', 'contractors', 'articles', 'stays', 'assignments'));--> statement-breakpoint
CREATE POLICY "bulk_deeds_tenant" ON "bulk_deeds" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("bulk_deeds"."customer_id")) WITH CHECK (app_sees("bulk_deeds"."customer_id"));--> statement-breakpoint
CREATE POLICY "property_groups_tenant" ON "property_groups" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("property_groups"."customer_id")) WITH CHECK (app_sees("property_groups"."customer_id"));--> statement-breakpoint
CREATE POLICY "saved_views_tenant" ON "saved_views" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("saved_views"."customer_id")) WITH CHECK (app_sees("saved_views"."customer_id"));
