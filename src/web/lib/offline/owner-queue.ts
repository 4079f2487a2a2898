import { ORPCError } from '@orpc/client';
import { newKey } from '../http/new-key.ts';
import { refusalForGood } from '../http/refusals.ts';
import { type Outputs, RestError } from '../http/rest.ts';
import { postSignedIn } from '../http/rest-signed-in.ts';
import { type OwnerAct, showOwnerTaps } from './owner-taps.ts';
import { personSealer, takeSealKeyOfTab } from './seal.ts';
import { type Tapped, TapQueue } from './tap-queue.ts';
import { tapsInBrowser } from './tap-store.ts';

type Answer = Outputs['approvals']['decide'] | Outputs['ownerQuestions']['answer'];

const again = 20_000; // milliseconds between looks while something waits

let open: TapQueue<OwnerAct, Answer> | null = null;
/** Settled once it is known what earlier pages left. */
let opened: Promise<void> = Promise.resolve();

/** What an owner taps, in this tab. */
export const ownerQueue = {
  tap: (act: OwnerAct): Promise<Tapped<Answer>> => sayAsClient(open ? open.tap(act) : sendAlone(act)),
  takeBack: (id: string) => void open?.takeBack(id),
  retry: (id: string) => void open?.retry(id),
  /** Resolves when all that can go has gone, also from a page that is none of an owner's screens. */
  async flush(): Promise<void> {
    const person = open ? null : takeSealKeyOfTab();
    if (person) ownerQueue.start(person, () => undefined);
    await opened;
    await open?.flush();
  },
  /**
   * Takes up what earlier pages of this person left, and sends it. `onTaken` hears what the server took; null where
   * another window sent it. Returns how to stop.
   */
  start(person: string, onTaken: (act: OwnerAct | null) => void): () => void {
    const queue = new TapQueue<OwnerAct, Answer>({
      place: person,
      store: tapsInBrowser(person, personSealer, false),
      isOnline: () => navigator.onLine !== false,
      deliver: ({ id, act }) => send(act, id),
      refusalIn: (error) => (error instanceof RestError ? refusalForGood(error) : null),
      refusalBehind: () => null,
      onTaken: ({ act }) => onTaken(act),
      onTakenElsewhere: () => onTaken(null),
      onChange: () => showOwnerTaps(queue.taps),
    });
    open = queue;
    opened = queue.open();
    const stopWaking = wakeOften(() => void queue.flush());
    return () => {
      stopWaking();
      queue.close();
      if (open !== queue) return;
      open = null;
      showOwnerTaps([]);
    };
  },
};

/** Whenever the network comes back or somebody looks, and now and then. Returns how to stop. */
function wakeOften(wake: () => void): () => void {
  const look = () => void (document.visibilityState === 'visible' && wake());
  const timer = setInterval(look, again);
  const moments = ['online', 'focus'] as const;
  for (const moment of moments) addEventListener(moment, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    for (const moment of moments) removeEventListener(moment, look);
    document.removeEventListener('visibilitychange', look);
  };
}

const send = (act: OwnerAct, key: string): Promise<Answer> =>
  act.kind === 'approval'
    ? postSignedIn(`/approvals/${act.id}/decide`, { approve: act.approve }, key)
    : postSignedIn('/owner-questions/answer', act.body, key);

const sendAlone = async (act: OwnerAct): Promise<Tapped<Answer>> => ({ is: 'sent', answer: await send(act, newKey()) });

/** The screens of the signed-in read refusals as the typed client throws them. */
const sayAsClient = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    if (!(error instanceof RestError)) throw error;
    const { status, code, message, fields } = error;
    throw new ORPCError(code, { status: status || 503, message, data: { fields } });
  });
