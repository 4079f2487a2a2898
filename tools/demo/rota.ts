import { activeTeam } from '#features/accounts';
import { saveRota, viewRota } from '#features/conversations';
import type { Application } from '#server/application.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { adminActor, agentActor } from './people.ts';

/** Somebody is on call around the clock, every week; a rota that was made since is left as it is. */
export async function fillRota({ authDb, deps }: Pick<Application, 'authDb' | 'deps'>): Promise<void> {
  const team = await activeTeam(authDb);
  await withActor(deps.store, system, async (unit) => {
    const { version, steps } = await viewRota(unit, team);
    if (version > 0) return;
    const halves = [
      { from: 0, to: 720, people: [agentActor, adminActor] },
      { from: 720, to: 1440, people: [adminActor, agentActor] },
    ];
    const weekly = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
      halves.flatMap(({ from, to, people }) =>
        people.map(({ userId: user_id }, at) => ({
          ...{ rung: at === 0 ? ('first' as const) : ('second' as const), user_id },
          ...{ day, from, to },
        })),
      ),
    );
    await saveRota(unit, team, { version, timezone: 'UTC', weekly, overrides: [], off: [], steps });
  });
}
