CREATE TABLE "property_drafts" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "property_drafts_tenant" ON "property_drafts" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("property_drafts"."customer_id")) WITH CHECK (app_sees("property_drafts"."customer_id"));--> statement-breakpoint
-- Numbers in an address stay apart from now on (normalize-address.ts). The new form is the finer one, so that no two
-- addresses become one by it. What is not plain ASCII keeps its form until it is edited.
CREATE FUNCTION bare_address_part(part text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(btrim(regexp_replace(lower(part), '[^a-z0-9]+', ' ', 'g')), '(?<![0-9]) | (?![0-9])', '', 'g')
$$;--> statement-breakpoint
UPDATE "properties" SET "normalized_address" = bare_address_part(street_address) || '|' || bare_address_part(city) || '|'
    || lower(state) || '|' || left(zip, 5)
  WHERE street_address || city ~ '^[ -~]*$';--> statement-breakpoint
DROP FUNCTION bare_address_part(text);--> statement-breakpoint
-- An active property that has a Contact Point Person keeps one, also when the last link is deleted.
CREATE OR REPLACE FUNCTION keep_contact_point() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE property uuid := coalesce(NEW.property_id, OLD.property_id);
BEGIN
  IF NOT EXISTS (SELECT FROM property_contractors WHERE property_id = property AND is_contact_point)
     AND (EXISTS (SELECT FROM property_contractors WHERE property_id = property)
       OR EXISTS (SELECT FROM properties WHERE id = property AND status = 'active')) THEN
    RAISE EXCEPTION 'A property with contractors has a Contact Point Person.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'property_contractors_a_contact_point';
  END IF;
  RETURN NULL;
END
$$;
