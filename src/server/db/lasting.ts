import pg from 'pg';

/** What PostgreSQL itself answers, with its code. */
export const { DatabaseError } = pg;
export type DatabaseError = pg.DatabaseError;

/** PostgreSQL cannot be reached, or the connection ended before there was an answer: whether it was done is unknown. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

export type LastingConfig = pg.PoolConfig & {
  /** Told of every query that fails, in the context of whoever asked: a library may keep to itself what it caught. */
  heard?: (error: Error) => void;
  /** Set on each connection before it is used: by statements, since a pooler passes no startup options on. */
  session?: Readonly<Record<string, string>>;
};

/**
 * A connection whose end does not end the process. The driver's own emits `error` when it is cut, and a pool listens
 * only while it has not handed the connection out; without a listener Node ends. Whoever waits for an answer is told by
 * a `ConnectionLost` in its place.
 */
export class LastingClient extends pg.Client {
  private isLost = false;

  constructor(config: LastingConfig) {
    super(config);
    const lose = () => {
      this.isLost = true;
    };
    this.on('error', lose);
    this.on('end', lose);
    const told = (error: Error) => {
      const known = this.isLost && !(error instanceof DatabaseError) ? new ConnectionLost(error) : error;
      config.heard?.(known);
      return known;
    };
    this.query = asking(this.query.bind(this), told);
    this.connect = rewording(this.connect.bind(this), notReached);
  }
}

/** A pool of such connections; one that is lost while nobody uses it is reported and replaced. */
export function openPool(config: LastingConfig, report: (error: Error) => void): pg.Pool {
  const { session, heard } = config;
  const text = session && setText(session);
  const pool = new pg.Pool({
    ...config,
    Client: LastingClient as unknown as NonNullable<pg.PoolConfig['Client']>, // it is given the pool's own settings
    ...(text && { onConnect: (client) => client.query(text) }),
  });
  pool.on('error', report);
  const told = (known: Error) => {
    heard?.(known);
    return known;
  };
  pool.connect = rewording(pool.connect.bind(pool), (error) => told(notReached(error)));
  pool.query = rewording(pool.query.bind(pool), told);
  return pool;
}

/** One connection that belongs to no pool, ready for use. */
export async function connectOnce(config: LastingConfig): Promise<pg.Client> {
  const client = new LastingClient(config);
  try {
    await client.connect();
    if (config.session) await client.query(setText(config.session));
    return client;
  } catch (error) {
    client.end().catch(() => {}); // one that is connected would stay open beside the next try
    throw error;
  }
}

const notReached = (error: Error): Error =>
  error instanceof DatabaseError || error instanceof ConnectionLost ? error : new ConnectionLost(error);

const setText = (session: Readonly<Record<string, string>>): string =>
  `select ${Object.entries(session)
    .map(([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, false)`)
    .join(', ')}`;

/**
 * The driver's `query`, by a callback also for who wants a promise. Where the driver makes the promise itself, V8 finds
 * one query's data from those before, dead as they are, and takes all that was sent and answered for something that
 * lasts: it lies in the heap until that is looked through as a whole, 100 MB while the archive of an account is made.
 */
function asking(query: pg.Client['query'], reword: (error: Error) => Error): pg.Client['query'] {
  const call = query as unknown as (...given: unknown[]) => unknown;
  const reworded = rewording(call, reword);
  const asked = (...given: unknown[]) => {
    const [first] = given;
    const isOwnKind = typeof first === 'object' && first !== null && 'submit' in first;
    return isOwnKind || typeof given.at(-1) === 'function' ? reworded(...given) : answered(given);
  };
  return asked as unknown as pg.Client['query']; // the same words in, the same answers out
  async function answered(given: unknown[]): Promise<unknown> {
    try {
      return await new Promise((resolve, reject) => {
        call(...given, (error: Error | undefined, result: unknown) => (error ? reject(error) : resolve(result)));
      });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      Error.captureStackTrace(error); // that of whoever asked, as the driver's own promise has it
      throw reword(error);
    }
  }
}

/** A method of the driver's, which is called with a callback or answers a promise, and fails with other words. */
function rewording<Method extends (...given: never[]) => unknown>(
  method: Method,
  reword: (error: Error) => Error,
): Method {
  const call = method as unknown as (...given: unknown[]) => unknown;
  const reworded = (...given: unknown[]) => {
    const done = given.at(-1);
    if (typeof done === 'function')
      return call(...given.slice(0, -1), (error: Error | undefined, ...more: unknown[]) =>
        done(error && reword(error), ...more),
      );
    const result = call(...given);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: Error) => {
      throw reword(error);
    });
  };
  return reworded as unknown as Method; // the same words in, the same answers out
}
