import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

export interface Watch {
  /** Stops watching and lets the connection go; the server itself is not touched. */
  end(): Promise<void>;
}

interface Means {
  /** Makes the server answer. */
  readonly start: () => Promise<void>;
  /** Opens the connection whose end tells of the server's. */
  readonly connect: () => Promise<pg.Client>;
  readonly log: (message: string) => void;
}

/** Starts the server and starts it again whenever it dies, until `end`. */
export async function watchServer(means: Means): Promise<Watch> {
  const { start, connect, log } = means;
  let ended = false;
  let client: pg.Client;
  let restart: Promise<void> = Promise.resolve();

  const hold = async () => {
    await start();
    client = await connect();
    client.on('error', (error) => log(`the database went away: ${error.message}`));
    client.on('end', () => {
      if (!ended) restart = startAgain();
    });
  };
  const startAgain = async () => {
    for (let pause = 100; !ended; pause = Math.min(pause * 2, 2000)) {
      try {
        await hold();
        return log('the database runs again');
      } catch (error) {
        log(`the database does not start again yet: ${error instanceof Error ? error.message : error}`);
        await wait(pause);
      }
    }
  };

  await hold();
  return {
    end: async () => {
      ended = true;
      await restart;
      await client.end();
    },
  };
}
