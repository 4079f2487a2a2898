import type pg from 'pg';

/**
 * A pool of one connection that is inside a transaction already: what is begun and committed on it are savepoints. Two
 * that are open side by side stand inside each other; should the first commit before the second, both have.
 */
export function poolWithin(client: pg.PoolClient): pg.Pool {
  const open: string[] = [];
  const idle: pg.PoolClient[] = [];
  let made = 0;

  /** What ends a savepoint, with all that were begun after it; nothing where an earlier one has ended it. */
  const end = (name: string, how: string): string => {
    const at = open.indexOf(name);
    if (at < 0) return 'select 1';
    open.length = at;
    return how;
  };

  function member(): pg.PoolClient {
    const name = `step_${++made}`;
    const instead = (query: string): string => {
      if (query === 'commit') return end(name, `release savepoint ${name}`);
      if (query === 'rollback') return end(name, `rollback to savepoint ${name}; release savepoint ${name}`);
      if (!query.startsWith('begin;')) return query;
      open.push(name);
      return query.replace('begin;', `savepoint ${name};`);
    };
    const inner: pg.PoolClient = new Proxy(client, {
      get(target, key) {
        if (key === 'release') return () => void idle.push(inner);
        if (key !== 'query') {
          const value = Reflect.get(target, key, target);
          return typeof value === 'function' ? value.bind(target) : value;
        }
        return (query: unknown, ...rest: unknown[]) =>
          Reflect.apply(target.query, target, [typeof query === 'string' ? instead(query) : query, ...rest]);
      },
    });
    return inner;
  }

  return { connect: async () => idle.pop() ?? member() } as unknown as pg.Pool; // all that `withActor` asks of a pool
}
