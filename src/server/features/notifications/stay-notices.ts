import { secretNames } from '#contract/enumerations/knowledge.ts';
import { limits } from '#contract/limits.ts';
import * as ofNotes from '#contract/messages/en/assistant/notes.ts';
import * as copyInEnglish from '#contract/messages/en/notifications/notices.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findThread } from '#features/conversations';
import { findProperty } from '#features/properties';
import { findStay, whyReleased } from '#features/stays';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import { secretLabels } from '#server/kernel/labels.ts';
import { retold } from '#server/kernel/retold.ts';
import type { MakeNotice } from './notices.ts';

const copy = spoken(copyInEnglish);

export const codeDue: MakeNotice<'stay.code_due'> = async (unit, { property_id, payload }) => {
  const [property, stay] = await allSettledInOrder(findProperty(unit, property_id), findStay(unit, payload.stay_id));
  return {
    kind: 'code_due',
    stayId: payload.stay_id,
    title: fill(copy.changeCode, { property: property.name }),
    message: fill(copy.changeCodeText, { guest: stay?.guest_name ?? copy.aGuest }),
  };
};

/** What a person of the team decided; what the assistant gives out stands in the list of it alone. */
export const codeShown: MakeNotice<'secret.released'> = async (unit, { property_id, conversation_id, payload }) => {
  const name = secretNames.find((known) => known === payload.name);
  if (!payload.by_desk || !name || !conversation_id) return undefined;
  const property = await findProperty(unit, property_id);
  const { guest_name } = await findThread(unit, conversation_id);
  return {
    kind: 'code_shown',
    title: fill(copy.codeShown, { property: property.name }),
    message: fill(copy.codeShownText, {
      label: secretLabels[name],
      guest: guest_name ?? copy.aGuest,
      why: retold((await whyReleased(unit, { conversationId: conversation_id, name })) ?? '', ofNotes),
    }),
  };
};

export const stayGuessed: MakeNotice<'stay.guessed'> = async (unit, { property_id }) => {
  const { name } = await findProperty(unit, property_id);
  return {
    kind: 'stay_guessed',
    title: fill(copy.wrongChecks, { property: name }),
    message: fill(copy.wrongChecksText, { count: limits.stayCheckTold }),
  };
};
