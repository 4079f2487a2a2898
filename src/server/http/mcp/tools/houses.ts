import { secretLabels, secretNames } from '#contract/enumerations/knowledge.ts';
import * as copy from '#contract/messages/en/developers/mcp.ts';
import { Id } from '#contract/paging.ts';
import { Property, PropertyFacts, PropertyRow } from '#contract/properties/properties.ts';
import { z } from '#contract/z.ts';
import { Quoted, quote } from '../quoted.ts';
import { nextCursor, pageInput, tool } from '../tool.ts';

const house_id = Id.describe(copy.houseId);

const Listed = PropertyRow.pick({
  name: true,
  street_address: true,
  city: true,
  state: true,
  zip: true,
  property_type: true,
  beds: true,
  baths: true,
  sq_ft: true,
}).extend({ house_id: Id, contact_point: z.string().nullable() });

export const listHouses = tool({
  name: 'list_houses',
  title: copy.listHousesTitle,
  description: copy.listHouses,
  needs: ['properties:read'],
  input: z.strictObject({ query: z.string().trim().max(100).optional().describe(copy.houseQuery), ...pageInput(100) }),
  output: z.object({ houses: z.array(Listed), next_cursor: nextCursor }),
  async run({ api }, { query, ...page }) {
    const { items, next } = await api.properties.list({ ...page, q: query });
    const houses = items.map((row) => ({ ...row, house_id: row.id, contact_point: row.contact_point_person }));
    return { houses, next_cursor: next };
  },
});

const House = Property.pick({
  name: true,
  street_address: true,
  city: true,
  state: true,
  zip: true,
  property_type: true,
  beds: true,
  baths: true,
  sq_ft: true,
  timezone: true,
  status: true,
  updated_at: true,
}).extend({ house_id: Id });

export const readHouse = tool({
  name: 'read_house',
  title: copy.readHouseTitle,
  description: copy.readHouse,
  needs: ['properties:read'],
  input: z.strictObject({ house_id }),
  output: z.object({
    house: House,
    facts: PropertyFacts,
    kept_back: z.array(z.string()).describe(copy.keptBack),
    not_written_down: z
      .array(z.object({ field: z.string().nullable(), label: z.string() }))
      .describe(copy.notWrittenDown),
    unanswered: z.array(z.object({ question: Quoted, times: z.number().int() })),
    version: z.number().int().describe(copy.version),
  }),
  async run({ api }, { house_id: id }) {
    const property = await api.properties.get({ id });
    const { questions, unanswered } = await api.completeness.ofProperty({ id });
    return {
      house: { ...property, house_id: id },
      facts: property,
      kept_back: secretNames.filter((name) => property[name] !== null).map((name) => secretLabels[name]),
      not_written_down: questions.flatMap(({ missing }) => missing ?? []),
      unanswered: unanswered.map(({ question, times }) => ({ question: quote('guest', question), times })),
      version: property.version,
    };
  },
});

const changes = z.strictObject(PropertyFacts.partial().shape);

export const setHouseFacts = tool({
  name: 'set_house_facts',
  title: copy.setHouseFactsTitle,
  description: copy.setHouseFacts,
  needs: ['properties:read', 'properties:write'],
  effect: { changes: true, destroys: true, repeatable: false },
  input: z.strictObject({ house_id, version: z.number().int().describe(copy.version), facts: changes }),
  output: z.object({ house_id: Id, facts: PropertyFacts, version: z.number().int().describe(copy.version) }),
  async run({ api }, { house_id: id, version, facts }) {
    const changed = await api.propertyChanges.update({ id, version, ...facts });
    return { house_id: id, facts: changed, version: changed.version };
  },
});
