ALTER TABLE "bulk_deeds" DROP CONSTRAINT "bulk_deeds_kind";--> statement-breakpoint
ALTER TABLE "bulk_deeds" ADD CONSTRAINT "bulk_deeds_kind" CHECK ("bulk_deeds"."kind" in ('add_group', 'remove_group', 'assign_contractor', 'set_rules', 'add_article', 'assign_to_properties', 'set_area', 'remove_contractors', 'set_audience', 'copy_articles', 'remove_articles'));--> statement-breakpoint
-- What was left out had the names of properties alone.
UPDATE "bulk_deeds" d SET
  "refused" = (SELECT coalesce(jsonb_agg(jsonb_build_object('id', r->'property_id', 'name', r->'property_name', 'why', r->'why') ORDER BY nth), '[]')
    FROM jsonb_array_elements(d."refused") WITH ORDINALITY AS o(r, nth)),
  "not_undone" = (SELECT coalesce(jsonb_agg(jsonb_build_object('id', r->'property_id', 'name', r->'property_name', 'why', r->'why') ORDER BY nth), '[]')
    FROM jsonb_array_elements(d."not_undone") WITH ORDINALITY AS o(r, nth));
