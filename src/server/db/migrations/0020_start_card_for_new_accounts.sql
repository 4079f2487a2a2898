-- Who had properties before there was a card with the first steps knows them.
UPDATE "users" SET "start_card_dismissed_at" = now()
WHERE "qr_card_printed_at" IS NULL AND "start_card_dismissed_at" IS NULL
  AND EXISTS (SELECT 1 FROM "properties" WHERE "properties"."customer_id" = "users"."id");
