-- What an owner finds in their chats. Each name stands with its schema: indexes are built with an empty search path.

-- "Café" is found by "cafe", in any case.
CREATE FUNCTION app_plain(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT translate(lower(said), 'àáâãäåāçćčèéêëēìíîïīñńòóôõöøōùúûüūýÿß', 'aaaaaaaccceeeeeiiiiinnooooooouuuuuyys') $$;
--> statement-breakpoint
-- The words of a line, and whose line it is: as a word among them, a customer is looked up in the same index.
CREATE FUNCTION app_words_of(customer uuid, said text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT to_tsvector('simple'::regconfig, public.app_plain(said)) || array_to_tsvector(ARRAY[customer::text]) $$;
--> statement-breakpoint
-- Under row-level security no index is read by @@, which is not leakproof. So this looks past the policies and holds
-- what they hold: an owner, their own customer's lines, no note. Anybody else finds nothing.
CREATE FUNCTION app_chats_saying(words text) RETURNS SETOF uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT DISTINCT m.conversation_id FROM public.messages m
  WHERE public.app_actor() = 'owner' AND m.customer_id = public.app_customer() AND m.kind <> 'note'
    AND public.app_words_of(m.customer_id, m.body) @@
      (('''' || public.app_customer()::text || '''')::tsquery && to_tsquery('simple', public.app_plain(words)))
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION app_chats_saying(text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION app_chats_saying(text) TO porchlight_app;
--> statement-breakpoint
CREATE INDEX "conversations_stay" ON "conversations" USING btree ("stay_id") WHERE "conversations"."stay_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin ((app_words_of("customer_id", "body"))) WHERE "messages"."kind" <> 'note';--> statement-breakpoint
CREATE INDEX "alarms_conversation" ON "alarms" USING btree ("conversation_id");--> statement-breakpoint
ALTER POLICY "messages_notes" ON "messages" TO porchlight_app USING ("messages"."kind" <> 'note' or app_actor() <> 'owner' or "messages"."author" = 'owner');
