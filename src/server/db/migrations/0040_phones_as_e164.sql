ALTER TABLE "contractors" ADD COLUMN "email_bounced_at" timestamp (3) with time zone;--> statement-breakpoint
-- From now on numbers are kept as E.164. Of what was kept before, what is plainly a number is brought into that form:
-- one with a + and its country's code, or ten American digits. The rest stays as it was typed and is shown as such.
CREATE FUNCTION phone_as_e164(typed text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN typed !~ '^[\s\d().+/-]*$' THEN typed
    WHEN typed ~ '^\s*\+' AND abroad ~ '^(1[2-9]\d{9}|[2-9]\d{6,14})$' THEN '+' || abroad
    WHEN typed !~ '\+' AND digits ~ '^[2-9]\d{9}$' THEN '+1' || digits
    WHEN typed !~ '\+' AND digits ~ '^1[2-9]\d{9}$' THEN '+' || digits
    ELSE typed
  END
  FROM (SELECT regexp_replace(typed, '\D', '', 'g') AS digits,
    regexp_replace(replace(typed, '(0)', ''), '\D', '', 'g') AS abroad) AS written
$$;--> statement-breakpoint
-- Two active ones that were the same but for how their number is written stay two: the second keeps what it has.
UPDATE "contractors" c SET "phone" = read.phone
FROM (
  SELECT id, status, phone_as_e164(phone) AS phone, row_number() OVER (
    PARTITION BY customer_id, service_type, company_name, status, phone_as_e164(phone)
    ORDER BY phone = phone_as_e164(phone) DESC, created_at, id) AS place
  FROM "contractors"
) read
WHERE read.id = c.id AND c.phone <> read.phone AND (read.status <> 'active' OR read.place = 1);--> statement-breakpoint
UPDATE "stays" SET "guest_phone" = phone_as_e164("guest_phone") WHERE "guest_phone" <> phone_as_e164("guest_phone");--> statement-breakpoint
UPDATE "conversations" SET "guest_phone" = phone_as_e164("guest_phone") WHERE "guest_phone" <> phone_as_e164("guest_phone");--> statement-breakpoint
UPDATE "questions" SET "phone" = phone_as_e164("phone") WHERE "phone" <> phone_as_e164("phone");--> statement-breakpoint
UPDATE "work_orders" SET "guest_phone" = phone_as_e164("guest_phone"), "assigned_contractor_phone" = phone_as_e164("assigned_contractor_phone")
WHERE "guest_phone" <> phone_as_e164("guest_phone") OR "assigned_contractor_phone" <> phone_as_e164("assigned_contractor_phone");--> statement-breakpoint
DROP FUNCTION phone_as_e164(text);
