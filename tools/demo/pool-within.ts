import type pg from 'pg';

/** A pool of one connection that is inside a transaction already: what is begun and committed on it are savepoints. */
export function poolWithin(client: pg.PoolClient): pg.Pool {
  const instead: Record<string, string> = {
    commit: 'release savepoint step',
    rollback: 'rollback to savepoint step; release savepoint step',
  };
  const inner = new Proxy(client, {
    get(target, key) {
      if (key === 'release') return () => {};
      if (key !== 'query') {
        const value = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return (query: unknown, ...rest: unknown[]) => {
        const text =
          typeof query === 'string' ? (instead[query] ?? query.replace(/^begin;/, 'savepoint step;')) : query;
        return Reflect.apply(target.query, target, [text, ...rest]);
      };
    },
  });
  return { connect: async () => inner } as unknown as pg.Pool; // all that `withActor` asks of a pool
}
