// A photo of the sheet in the drawer, read by the language model that is set: words come back, and go the way of a text.
import * as copy from '#contract/messages/en/manuals.ts';
import { countCall, isAtCap, usageOf } from '#features/assistant';
import type { Owner } from '#server/kernel/actor.ts';
import { bounded } from '#server/kernel/bounded.ts';
import type { Deps } from '#server/kernel/context.ts';
import { invalid } from '#server/kernel/errors.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { ImageError } from '#server/platform/images/port.ts';
import { type LanguageModel, type ModelAnswer, ModelError, type ModelTrouble } from '#server/platform/model/port.ts';
import { nothing, photoRequest } from './photo-prompt.ts';

export type PhotoParts = Pick<Deps, 'store' | 'images' | 'model' | 'settings'>;

/** Each costs as much as some answers to guests. */
const photos: RateLimit = { name: 'manual-photo', max: 20, windowSeconds: 3600 };

/** Nobody waits for it in a chat: it may take so many times as long as an answer. */
const patience = 4;

/** Taken for a photo where the vendor counts nothing. */
const guessed = { input: 3000, output: 500 };

const oneAtATime = bounded({ atOnce: 1, waiting: 12, busy: copy.manyRead });

/**
 * What stands on a photo. Only where its owner said that the model may see it: codes on it are read too. Neither the
 * photo nor the words are kept or logged; what it cost is counted. @throws INVALID on `file`
 */
export async function wordsOnPhoto(
  parts: PhotoParts,
  owner: Owner,
  bytes: Uint8Array,
  mayAskModel: boolean,
): Promise<string> {
  const { store, model, settings } = parts;
  if (!model) throw refused(copy.fileIsPhoto);
  if (!mayAskModel) throw refused(copy.photoNeedsWord);
  await limitRate(store, photos, owner.customerId);
  const usage = await withActor(store, owner, (unit) => usageOf(unit, owner.customerId));
  if (isAtCap(usage, settings)) throw refused(copy.photoAtCap);
  const picture = await oneAtATime(() => jpegOf(parts, bytes));
  const answer = await ask(model, picture, settings.MODEL_TIMEOUT_MS * patience);
  const failed = 'trouble' in answer;
  const tokens = failed
    ? { input: 0, output: 0 }
    : { input: answer.inputTokens ?? guessed.input, output: answer.outputTokens ?? guessed.output };
  await withActor(store, owner, (unit) => countCall(unit, owner.customerId, { ...tokens, failed }, settings));
  if (failed) throw refused(troubles[answer.trouble]);
  return plain(answer.text);
}

const refused = (message: string) => invalid({ file: message }, message);

const troubles: Record<ModelTrouble, string> = {
  slow: copy.photoTooSlow,
  down: copy.photoModelDown,
  garbage: copy.photoNotRead,
};

/** Made anew: upright, small enough for every vendor, and without the place where it was taken. */
async function jpegOf({ images }: PhotoParts, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const { full } = await images.process(bytes);
    return await images.toJpeg(full.bytes, full);
  } catch (error) {
    throw error instanceof ImageError ? refused(error.message) : error;
  }
}

async function ask(
  model: LanguageModel,
  picture: Uint8Array,
  milliseconds: number,
): Promise<ModelAnswer | { trouble: ModelTrouble }> {
  try {
    return await model.ask(photoRequest(picture), AbortSignal.timeout(milliseconds));
  } catch (error) {
    if (error instanceof ModelError) return { trouble: error.trouble };
    throw error;
  }
}

/** Models like to dress a text up. */
const plain = (text: string): string =>
  text.trim() === nothing
    ? ''
    : text
        .replace(/^```.*$/gm, '')
        .replace(/\*\*|^#+ /gm, '')
        .trim();
