import { os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { addMany } from './add-many.ts';
import { previewContacts } from './preview-contacts.ts';

export const contactProcedures = {
  preview: os.contacts.preview
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => previewContacts(deps.store, actor, input.file)),
  add: os.contacts.add
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, (unit) => addMany(unit, actor.customerId, input.items)),
    ),
};
