// Which engine answers a visitor: the embedded one, and where it is unsure the model, when one is set.
import type { Deps } from '#server/kernel/context.ts';
import { isTooMany } from '#server/kernel/errors.ts';
import { limitRates, type RateLimit } from '#server/kernel/rate-limit.ts';
import { ModelError } from '#server/platform/model/port.ts';
import { atALoss } from './answer-person.ts';
import { embeddedSite } from './embedded.ts';
import type { SiteReply, SiteTurn } from './engine.ts';
import { modelSite } from './model-site.ts';

/** Visitors are nobody's customers: what they may cost is held by numbers a day, of one address and of all together. */
const asking: RateLimit = { name: 'site-chat-model', max: 500, windowSeconds: 86_400 };
const perAddress: RateLimit = { name: 'site-chat-model-address', max: 40, windowSeconds: 86_400 };

/** Never without an answer: danger, prices, people and whatever the site surely says are the embedded engine's. */
export async function answerVisitor(
  deps: Pick<Deps, 'model' | 'settings' | 'store'>,
  turn: SiteTurn,
  ip: string,
): Promise<SiteReply> {
  const { model, settings, store } = deps;
  const own = await embeddedSite.reply(turn).catch((error: unknown) => {
    store.report(error);
    return atALoss(turn);
  });
  if (!model || !isUnsure(own) || !(await mayAsk(deps, ip))) return own;
  try {
    return await modelSite(model, settings.MODEL_TIMEOUT_MS).reply(turn);
  } catch (error) {
    if (!(error instanceof ModelError)) store.report(error);
    return own;
  }
}

const isUnsure = ({ band }: SiteReply): boolean => band === 'offer' || band === 'unknown';

async function mayAsk({ store }: Pick<Deps, 'store'>, ip: string): Promise<boolean> {
  try {
    await limitRates(store, [
      { limit: asking, who: 'everybody' },
      { limit: perAddress, who: ip },
    ]);
    return true;
  } catch (error) {
    if (isTooMany(error)) return false;
    throw error;
  }
}
