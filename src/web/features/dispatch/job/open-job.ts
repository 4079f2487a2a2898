import type { Job } from '#contract/dispatch/jobs.ts';
import { behindRefused } from '#contract/messages/en/offline.ts';
import type { PeopleLanguage } from '#contract/messages/languages.ts';
import { watchEvents } from '../../../lib/http/event-stream.ts';
import { refusalForGood } from '../../../lib/http/refusals.ts';
import { hasStatus, RestError, wordsOf } from '../../../lib/http/rest.ts';
import { type Sealer, sealerFrom } from '../../../lib/offline/seal.ts';
import type { Tap } from '../../../lib/offline/tap.ts';
import { TapQueue } from '../../../lib/offline/tap-queue.ts';
import { tapsInBrowser } from '../../../lib/offline/tap-store.ts';
import { speak } from '../../../lib/page/speak.ts';
import type { FileActKind, JobAct, JobActKind } from './job-acts.ts';
import { type JobApi, jobApi } from './job-api.ts';
import { jobCopy, takeOldPhotos } from './job-copy.ts';
import { dropJobDrafts, jobDraft } from './job-drafts.ts';

export type JobState = {
  phase: 'loading' | 'ready' | 'unknown' | 'unreachable';
  job: Job | null;
  /** When the job on screen was read, in milliseconds. */
  readAt: number;
  /** The server's words when the link opens nothing, or when it would not show the job now. */
  refusal: string | null;
  /** What is on screen could not be read anew. */
  stale: boolean;
  /** What was tapped and is not sent, photos among it. */
  taps: readonly Tap<JobAct>[];
};

export const jobAtRest: JobState = {
  phase: 'loading',
  job: null,
  readAt: 0,
  refusal: null,
  stale: false,
  taps: [],
};

/** Refused, they change nothing of what is tapped after them. */
const leadsOn: ReadonlySet<JobActKind> = new Set([
  'photo',
  'invoice',
  'remove_invoice',
  'ask_more',
  'estimate',
  'late',
  'say_cost',
  'write',
]);

/** Milliseconds until a copy is shown while the server says nothing. */
const patience = 1500;

/** One contractor's job behind one link: what is on screen, and all that can be done to it. */
export class OpenJob {
  state: JobState = jobAtRest;
  /** The part of the token that opens nothing by itself. */
  readonly linkId: string;
  readonly #token: string;
  readonly #api: JobApi;
  readonly #taps: TapQueue<JobAct, Job>;
  readonly #copy: ReturnType<typeof jobCopy>;
  readonly #onChange: () => void;

  constructor(token: string, onChange: () => void) {
    const sealer: Sealer = sealerFrom(`porchlight job ${token}`);
    this.linkId = token.split('.')[0] ?? '';
    this.#token = token;
    this.#api = jobApi(token);
    this.#copy = jobCopy(this.linkId, sealer);
    this.#onChange = onChange;
    const place = `job.${this.linkId}`;
    this.#taps = new TapQueue<JobAct, Job>({
      place,
      store: tapsInBrowser(place, sealer, true),
      isOnline: () => navigator.onLine !== false,
      deliver: (tap, onProgress) => this.#api.send(tap, onProgress),
      refusalIn: (error) => (error instanceof RestError ? refusalForGood(error) : null),
      refusalBehind: ({ kind }) => (leadsOn.has(kind) ? null : behindRefused),
      onTaken: ({ act }, job) => {
        jobDraft(this.linkId, act.kind).drop();
        this.#showRead(job);
      },
      onTakenElsewhere: () => void this.load(),
      onChange: () => this.#show({ taps: this.#taps.taps }),
    });
  }

  /** Of a visit that is agreed, for the calendar of whoever has the job. */
  get calendarFile(): string {
    return `/api/v1/jobs/${encodeURIComponent(this.#token)}/visit.ics`;
  }

  async start(): Promise<void> {
    const late = setTimeout(() => void this.#showCopy(), patience);
    await Promise.all([this.load(), this.#taps.open()]);
    clearTimeout(late);
    for (const { file, name } of await takeOldPhotos(this.#token)) await this.addPhoto(file, name);
  }

  stop() {
    this.#taps.close();
  }

  async load(): Promise<void> {
    try {
      this.#showRead(await this.#api.get());
    } catch (error) {
      if (error instanceof RestError && [404, 410, 422].includes(error.status)) {
        this.#forget();
        this.#show({ phase: 'unknown', job: null, refusal: error.status === 422 ? null : error.message });
      } else {
        const refusal = wordsOf(error, '') || null;
        const isShown = this.state.job !== null || (await this.#showCopy());
        this.#show(isShown ? { stale: true, refusal } : { phase: 'unreachable', refusal });
      }
    }
  }

  /**
   * Reads the job anew whenever something about it is new, and after each time the line was down; what happened between
   * its first reading and the line is read, too. Returns what ends it.
   */
  listen(): () => void {
    const stop = new AbortController();
    const read = () => void this.load();
    void watchEvents(this.#api.events, {
      signal: stop.signal,
      onEvent: read,
      onState: (state) => state === 'live' && read(),
    });
    return () => stop.abort();
  }

  /** Has the page, and what is written to them, in another language; without a line it stays as it is. */
  async speak(language: PeopleLanguage): Promise<void> {
    try {
      await this.#api.speak(language);
    } catch (error) {
      return this.#show({ stale: true, refusal: wordsOf(error, '') || null });
    }
    speak(language);
  }

  async wake(): Promise<void> {
    await Promise.all([this.load(), this.#taps.flush()]);
  }

  /**
   * Does one act and shows the job as it is then; without a line it waits. Throws RestError; a conflict has shown the job
   * as it is before.
   */
  async act(act: JobAct): Promise<void> {
    try {
      await this.#taps.tap(act);
    } catch (error) {
      if (hasStatus(error, 409, 410)) await this.load();
      throw error;
    }
  }

  addPhoto = (file: Blob, name: string) => this.addFile({ kind: 'photo', body: { name } }, file);
  addFile = (act: Extract<JobAct, { kind: FileActKind }>, file: Blob) => this.#taps.addFile(act, file);
  retry = (id: string) => this.#taps.retry(id);
  takeBack = (id: string) => this.#taps.takeBack(id);

  #showRead(job: Job) {
    this.#show({ job, phase: 'ready', stale: false, readAt: Date.now() });
    if (job.next === null) this.#forget();
    else void this.#copy.write(job);
  }

  /** False where there is none. */
  async #showCopy(): Promise<boolean> {
    const copy = await this.#copy.read();
    if (!copy || this.state.job) return this.state.job !== null;
    this.#show({ job: copy.value, phase: 'ready', stale: true, readAt: copy.at });
    return true;
  }

  /** The job is over, or its link is: nothing of it stays on this device but what was tapped and refused. */
  #forget() {
    void this.#copy.drop();
    if (this.#taps.taps.length === 0) dropJobDrafts(this.linkId);
  }

  #show(changes: Partial<JobState>) {
    this.state = { ...this.state, ...changes };
    this.#onChange();
  }
}
