// Which engine answers a visitor: the embedded one, and where it is unsure the model, when one is set.
import type { Deps } from '#server/kernel/context.ts';
import { ModelError } from '#server/platform/model/port.ts';
import { atALoss } from './answer-person.ts';
import { embeddedSite } from './embedded.ts';
import type { SiteReply, SiteTurn } from './engine.ts';
import { modelSite } from './model-site.ts';
import { mayAsk, type SiteCall, settleCall } from './usage.ts';

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
  let call: SiteCall | undefined;
  const heard = (one: SiteCall) => {
    call = one;
  };
  const said = await modelSite(model, settings.MODEL_TIMEOUT_MS, heard)
    .reply(turn)
    .catch((error: unknown) => {
      if (!(error instanceof ModelError)) store.report(error);
      return undefined;
    });
  // The visitor has an answer whether or not this could be written down.
  if (call) await settleCall(deps, call, said !== undefined).catch(store.report);
  return said ?? own;
}

const isUnsure = ({ band }: SiteReply): boolean => band === 'offer' || band === 'unknown';
