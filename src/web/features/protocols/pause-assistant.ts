import * as copy from '#contract/messages/en/protocols/pause.ts';
import { fill } from '#contract/messages/fill.ts';
import type { OwnRules, Protocol } from '#contract/protocols/protocols.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { showFailure, showToast } from '../../ui/overlay/toast.ts';
import { refreshRules, undoChange } from './history/undo-change.ts';

type House = { id: string; name: string };

/** Our team answers guests at a property instead of the assistant; danger is answered at once all the same. */
export const pauseAssistant = (house: House): Promise<void> =>
  change(house, { said: copy.paused, already: copy.pausedAlready }, (protocol) =>
    isPaused(protocol)
      ? null
      : api.protocols.save({ ...placeOf(protocol), rules: { ...protocol.own, autonomy: 'off', topic_autonomy: {} } }),
  );

/** The assistant answers there again, by the rules of before the pause. */
export const startAssistant = (house: House): Promise<void> =>
  change(house, { said: copy.started, already: copy.startedAlready }, async (protocol) => {
    if (!isPaused(protocol)) return null;
    const pause = protocol.own.autonomy === 'off' ? await pauseIn(house.id) : undefined;
    if (pause) return api.protocols.undo({ id: pause });
    return api.protocols.save({ ...placeOf(protocol), rules: rulesWithoutPause(protocol) });
  });

const isPaused = ({ rules }: Protocol) =>
  rules.autonomy === 'off' && Object.values(rules.topic_autonomy).every((one) => one === 'off');

const placeOf = ({ property_id, version }: Protocol) => ({ property_id, version });

/** The change that made the pause, where it is the last one of this rule and changed nothing else. */
async function pauseIn(propertyId: string): Promise<string | undefined> {
  const { items } = await api.protocols.changes({ property_id: propertyId, limit: 20 });
  const last = items.find(({ changes }) => changes.some(({ rule }) => rule === 'autonomy'));
  const isPause = last?.changes.every(
    ({ rule, undo }) => (rule === 'autonomy' || rule === 'topic_autonomy') && undo.state === 'ready',
  );
  return isPause ? last?.id : undefined;
}

/** Where the account's own rule is the pause, this property says otherwise. */
function rulesWithoutPause({ own: { autonomy: _, ...rest }, below }: Protocol): OwnRules {
  return below.autonomy === 'off' ? { ...rest, autonomy: 'auto' } : rest;
}

type Words = { said: string; already: string };
type Saved = { change_id: string | null };

async function change({ id, name }: House, words: Words, work: (protocol: Protocol) => Promise<Saved | null> | null) {
  try {
    const saved = await work(await api.protocols.get({ property_id: id }));
    const changeId = saved?.change_id ?? null;
    showToast({
      title: fill(saved ? words.said : words.already, { property: name }),
      ...(changeId !== null && { undo: () => void undoChange({ id: changeId }, () => undefined) }),
    });
  } catch (error) {
    showFailure(messageOf(error));
  } finally {
    await refreshRules();
  }
}
