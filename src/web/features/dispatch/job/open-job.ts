import type { Job } from '#contract/dispatch/jobs.ts';
import { RestError, wordsOf } from '../../../lib/http/rest.ts';
import { type Outgoing, type QueueStore, SendQueue } from '../../../lib/offline/send-queue.ts';
import { storeInBrowser } from '../../../lib/offline/stored-queue.ts';
import { type JobApi, jobApi } from './job-api.ts';

export type JobState = {
  phase: 'loading' | 'ready' | 'unknown' | 'unreachable';
  job: Job | null;
  /** The server's words when the link opens nothing, or when it would not show the job now. */
  refusal: string | null;
  /** What is on screen could not be read anew. */
  stale: boolean;
  /** Photos on their way. */
  outgoing: readonly Outgoing[];
};

export const jobAtRest: JobState = { phase: 'loading', job: null, refusal: null, stale: false, outgoing: [] };

/** One contractor's job behind one link: what is on screen, and all that can be done to it. */
export class OpenJob {
  state: JobState = jobAtRest;
  /** The part of the token that opens nothing by itself. */
  readonly linkId: string;
  readonly #api: JobApi;
  readonly #photos: SendQueue;
  readonly #onChange: () => void;

  constructor(token: string, onChange: () => void, store: QueueStore = storeInBrowser(`job.${token}`)) {
    this.linkId = token.split('.')[0] ?? '';
    this.#api = jobApi(token);
    this.#onChange = onChange;
    this.#photos = new SendQueue({
      store,
      isOnline: () => navigator.onLine !== false,
      onChange: () => this.#show({ outgoing: this.#photos.items }),
      deliver: async ({ content }, onProgress) => {
        if (content.kind !== 'photo') return;
        this.#show({ job: await this.#api.addPhoto(content.file, content.name, onProgress) });
      },
    });
  }

  async start(): Promise<void> {
    await Promise.all([this.load(), this.#photos.open()]);
  }

  stop() {
    this.#photos.close();
  }

  async load(): Promise<void> {
    try {
      this.#show({ job: await this.#api.get(), phase: 'ready', stale: false });
    } catch (error) {
      if (error instanceof RestError && [404, 410, 422].includes(error.status)) {
        this.#show({ phase: 'unknown', job: null, refusal: error.status === 422 ? null : error.message });
      } else {
        const refusal = wordsOf(error, '') || null;
        this.#show(this.state.job ? { stale: true, refusal } : { phase: 'unreachable', refusal });
      }
    }
  }

  async wake(): Promise<void> {
    await Promise.all([this.load(), this.#photos.flush()]);
  }

  /** Does one act and shows the job as it is then. Throws RestError; a conflict has shown the job as it is before. */
  async act(work: (api: JobApi) => Promise<Job>): Promise<void> {
    try {
      this.#show({ job: await work(this.#api), stale: false });
    } catch (error) {
      if (error instanceof RestError && (error.status === 409 || error.status === 410)) await this.load();
      throw error;
    }
  }

  addPhoto = (file: Blob, name: string) => this.#photos.add({ kind: 'photo', file, name });
  retryPhoto = (id: string) => this.#photos.retry(id);
  discardPhoto = (id: string) => this.#photos.discard(id);

  #show(changes: Partial<JobState>) {
    this.state = { ...this.state, ...changes };
    this.#onChange();
  }
}
