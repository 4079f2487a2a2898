-- As app_desk_finds: past the policies, for the team alone, and what comes back are ids. Of somebody on the phone: an
-- order by its reference, chats by the end of a number and by the beginning of an address. The bounds are said as such,
-- since no plan that is made before the words are known reads an index by LIKE.
CREATE FUNCTION app_desk_finds_sign(reference text, digits text, mail text) RETURNS TABLE (kind text, id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT 'order', o.id FROM public.work_orders o
  WHERE public.app_actor() IN ('agent', 'admin') AND reference <> '' AND "right"(o.id::text, 6) = reference
  UNION ALL (
    SELECT 'chat', c.id FROM public.conversations c
    WHERE public.app_actor() IN ('agent', 'admin') AND digits <> '' AND c.guest_phone IS NOT NULL
      AND reverse(regexp_replace(c.guest_phone, '\D', '', 'g')) ~>=~ reverse(digits)
      AND reverse(regexp_replace(c.guest_phone, '\D', '', 'g')) ~<~ (reverse(digits) || chr(1114111))
    ORDER BY c.last_message_at DESC LIMIT 20
  )
  UNION ALL (
    SELECT 'chat', c.id FROM public.conversations c
    WHERE public.app_actor() IN ('agent', 'admin') AND mail <> '' AND c.guest_email IS NOT NULL
      AND lower(c.guest_email) ~>=~ mail AND lower(c.guest_email) ~<~ (mail || chr(1114111))
    ORDER BY c.last_message_at DESC LIMIT 20
  )
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app_desk_finds_sign(text, text, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_desk_finds_sign(text, text, text) TO porchlight_app;
--> statement-breakpoint
CREATE TABLE "chat_deeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"done_by" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"to" text NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_deeds_kind" CHECK ("chat_deeds"."kind" in ('assign', 'snooze', 'tag'))
);
--> statement-breakpoint
ALTER TABLE "chat_deeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "chat_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"tagged_by" uuid NOT NULL,
	"tagged_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "desk_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tone" text NOT NULL,
	"made_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_tags_tone" CHECK ("desk_tags"."tone" in ('neutral', 'info', 'success', 'warning', 'danger', 'primary'))
);
--> statement-breakpoint
ALTER TABLE "desk_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat_deeds" ADD CONSTRAINT "chat_deeds_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_tags" ADD CONSTRAINT "chat_tags_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_tags" ADD CONSTRAINT "chat_tags_tag_id_desk_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."desk_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_deeds_conversation" ON "chat_deeds" USING btree ("conversation_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_tags_once" ON "chat_tags" USING btree ("conversation_id","tag_id");--> statement-breakpoint
CREATE INDEX "chat_tags_tag" ON "chat_tags" USING btree ("tag_id","conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_tags_name" ON "desk_tags" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "conversations_phone" ON "conversations" USING btree (reverse(regexp_replace("guest_phone", '\D', '', 'g')) text_pattern_ops) WHERE "conversations"."guest_phone" is not null;--> statement-breakpoint
CREATE INDEX "conversations_email" ON "conversations" USING btree (lower("guest_email") text_pattern_ops) WHERE "conversations"."guest_email" is not null;--> statement-breakpoint
CREATE INDEX "work_orders_reference" ON "work_orders" USING btree ("right"("id"::text, 6));--> statement-breakpoint
CREATE POLICY "chat_deeds_tenant" ON "chat_deeds" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("chat_deeds"."customer_id")) WITH CHECK (app_sees("chat_deeds"."customer_id"));--> statement-breakpoint
CREATE POLICY "chat_tags_tenant" ON "chat_tags" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("chat_tags"."customer_id")) WITH CHECK (app_sees("chat_tags"."customer_id"));--> statement-breakpoint
CREATE POLICY "desk_tags_system" ON "desk_tags" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_is_system()) WITH CHECK (app_is_system());