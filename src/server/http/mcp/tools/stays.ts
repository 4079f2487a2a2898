import * as copy from '#contract/messages/en/developers/mcp.ts';
import { Id } from '#contract/paging.ts';
import { stayTimes } from '#contract/stays/stay-times.ts';
import { Stay } from '#contract/stays/stays.ts';
import { z } from '#contract/z.ts';
import { Quoted, quote } from '../quoted.ts';
import { nextCursor, pageInput, tool } from '../tool.ts';

const Booked = Stay.pick({ check_in: true, check_out: true, status: true, timezone: true }).extend({
  stay_id: Id,
  house_id: Id,
  house_name: z.string(),
  guest_name: Quoted.nullable(),
});

export const listStays = tool({
  name: 'list_stays',
  title: copy.listStaysTitle,
  description: copy.listStays,
  needs: ['stays:read'],
  input: z.strictObject({
    when: z.enum(stayTimes).default('now'),
    house_id: Id.optional().describe(copy.houseId),
    ...pageInput(100),
  }),
  output: z.object({ stays: z.array(Booked), next_cursor: nextCursor }),
  async run({ api }, { house_id: property_id, ...wanted }) {
    const { items, next } = await api.stays.list({ ...wanted, property_id });
    const stays = items.map((stay) => ({
      ...stay,
      stay_id: stay.id,
      house_id: stay.property_id,
      house_name: stay.property_name,
      guest_name: quote('guest', stay.guest_name),
    }));
    return { stays, next_cursor: next };
  },
});
