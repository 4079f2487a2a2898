import { os, ownerOnly } from '#server/kernel/context.ts';
import { readAddress } from './read-address.ts';
import { readFile } from './read-file.ts';
import { limitReading, readingOf } from './reading.ts';

export const manualProcedures = {
  readText: os.manuals.readText.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    await limitReading(deps.store, actor);
    return readingOf(deps, { kind: 'text', source: null, houses: [[input.text]] });
  }),
  readFile: os.manuals.readFile
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => readFile(deps, actor, input.file, input.ask_model === 'true')),
  readAddress: os.manuals.readAddress
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => readAddress(deps, actor, input.address)),
};
