import * as copyInEnglish from '../messages/en/reports/today.ts';
import { fill } from '../messages/fill.ts';
import { spoken } from '../messages/spoken.ts';
import type { Overnight } from './today.ts';

const copy = spoken(copyInEnglish);

/** A morning's reader takes in so many. */
const most = 5;

/** What happened since the evening before: the gravest first, five lines at most, none for what did not happen. */
export function nightLines(night: Overnight): string[] {
  const { answered, work_orders, jobs_accepted, handed_over, asked_owner, codes_released, dangers } = night;
  const lines = [
    dangers > 0 && fill(copy.dangers, { count: dangers }),
    answered.questions > 0 && answeredLine(answered),
    handed_over > 0 && fill(copy.handedOver, { count: handed_over }),
    work_orders.opened > 0 && openedLine(work_orders),
    jobs_accepted > 0 && fill(copy.jobsAccepted, { count: jobs_accepted }),
    asked_owner > 0 && fill(copy.askedOwner, { count: asked_owner }),
    codes_released > 0 && fill(copy.codesReleased, { count: codes_released }),
  ];
  return lines.filter((line) => line !== false).slice(0, most);
}

const answeredLine = ({ questions, properties: houses, alone }: Overnight['answered']): string =>
  alone === questions
    ? fill(copy.answeredAllAlone, { questions, houses })
    : fill(copy.answeredSomeAlone, { questions, houses, alone });

const openedLine = ({ opened: count, grave }: Overnight['work_orders']): string =>
  grave > 0 ? fill(copy.ordersOpenedGrave, { count, grave }) : fill(copy.ordersOpened, { count });
