import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { dashboardNumbers } from './dashboard-numbers.ts';
import { listHouses } from './houses.ts';
import { readToday } from './today.ts';

export const reportProcedures = {
  numbers: os.reports.numbers
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => dashboardNumbers(unit, actor.customerId)),
    ),
  today: os.reports.today
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => readToday(unit, actor.customerId, input.timezone)),
    ),
  houses: os.reports.houses
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listHouses(unit, actor.customerId, input)),
    ),
};
