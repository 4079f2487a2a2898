CREATE TABLE "contractor_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"contractor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contractor_papers_kind" CHECK ("contractor_papers"."kind" in ('insurance', 'licence'))
);
--> statement-breakpoint
ALTER TABLE "contractor_papers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contractor_papers" ADD CONSTRAINT "contractor_papers_contractor_id_contractors_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contractor_papers_one_of_a_kind" ON "contractor_papers" USING btree ("contractor_id","kind");--> statement-breakpoint
CREATE POLICY "contractor_papers_tenant" ON "contractor_papers" AS PERMISSIVE FOR ALL TO "porchlight_app" USING (app_sees("contractor_papers"."customer_id")) WITH CHECK (app_sees("contractor_papers"."customer_id"));--> statement-breakpoint
-- Each property that has contractors has a Contact Point Person: one at most by an index, one at least by the trigger below.
UPDATE "property_contractors" l SET "is_contact_point" = true
FROM (
  SELECT DISTINCT ON (property_id) property_id, contractor_id FROM "property_contractors" a
  WHERE NOT EXISTS (SELECT FROM "property_contractors" b WHERE b.property_id = a.property_id AND b.is_contact_point)
  ORDER BY property_id, rank
) first
WHERE l.property_id = first.property_id AND l.contractor_id = first.contractor_id;--> statement-breakpoint
CREATE FUNCTION keep_contact_point() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE property uuid := coalesce(NEW.property_id, OLD.property_id);
BEGIN
  IF EXISTS (SELECT FROM property_contractors WHERE property_id = property)
     AND NOT EXISTS (SELECT FROM property_contractors WHERE property_id = property AND is_contact_point) THEN
    RAISE EXCEPTION 'A property with contractors has a Contact Point Person.'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'property_contractors_a_contact_point';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Looked at when the transaction ends: in between the star moves.
CREATE CONSTRAINT TRIGGER property_contractors_a_contact_point
  AFTER INSERT OR UPDATE OR DELETE ON "property_contractors"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_contact_point();
