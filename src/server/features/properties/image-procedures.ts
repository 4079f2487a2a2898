import { os, ownerOnly } from '#server/kernel/context.ts';
import { putImage, removeImage } from './property-image.ts';
import { stageImage } from './stage-image.ts';

export const propertyImageProcedures = {
  stage: os.propertyImages.stage
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => stageImage(deps, actor, input)),
  put: os.propertyImages.put
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => putImage(deps, actor, input)),
  remove: os.propertyImages.remove.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    await removeImage(deps, actor, input);
    return {};
  }),
};
