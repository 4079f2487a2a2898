import { Socket } from 'node:net';

/**
 * A connection to the database that sends what is written in one turn of the event loop at once. The driver writes each
 * query by itself, and each write wakes the other side: of queries that go together only the first has to.
 */
export class GatheringSocket extends Socket {
  private gathers = false;

  override write: Socket['write'] = (sent: Uint8Array | string, ...more: never[]) => {
    if (!this.gathers) {
      this.gathers = true;
      this.cork();
      process.nextTick(() => {
        this.gathers = false;
        this.uncork();
      });
    }
    return super.write(sent, ...more);
  };
}
