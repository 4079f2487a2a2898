import { declineLabels } from '#contract/dispatch/decline-codes.ts';
import type { Job } from '#contract/dispatch/jobs.ts';
import * as estimates from '#contract/messages/en/dispatch/estimates.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import * as visits from '#contract/messages/en/dispatch/visits.ts';
import * as files from '#contract/messages/en/work-orders/files.ts';
import * as thread from '#contract/messages/en/work-orders/thread.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { totalOf } from '#contract/work-orders/line-kinds.ts';
import type { VisitTime } from '#contract/work-orders/work-orders.ts';
import { arrivalWords } from '../../../ui/day-words.ts';
import type { JobAct } from './job-acts.ts';
import { lateWords } from './late-words.ts';

/** What waits to be sent, in words: its button, and all that was typed or chosen with it. */
export function tapWords(act: JobAct, { timezone: zone }: Pick<Job, 'timezone'>): { what: string; details: string[] } {
  const timesOf = (times: readonly VisitTime[] = []) =>
    times.map(({ from, to }) => arrivalWords(from, to, { zone, now: new Date() }));
  switch (act.kind) {
    case 'accept': {
      const { arrival_from: from, arrival_to: to = null } = act.body;
      const arrival = from ? [arrivalWords(from, to, { zone, now: new Date() })] : [];
      return { what: copy.acceptJob, details: arrival };
    }
    case 'decline': {
      const { code, reason } = act.body;
      return {
        what: copy.declineJob,
        details: [code && declineLabels[code], reason].filter((word) => word !== undefined),
      };
    }
    case 'on_my_way': {
      const { eta_minutes: minutes } = act.body;
      return { what: copy.onMyWay, details: minutes ? [fill(copy.etaMinutes, { minutes: String(minutes) })] : [] };
    }
    case 'start':
      return { what: copy.startWork, details: [] };
    case 'finish': {
      const { resolution_notes, cost_lines } = act.body;
      // A tap that an earlier version left has the total alone.
      const cost_cents = cost_lines ? totalOf(cost_lines) : act.body.cost_cents;
      return {
        what: copy.finishWork,
        details: [resolution_notes, ...(cost_cents === undefined ? [] : [dollars(cost_cents)])],
      };
    }
    case 'ask_more':
      return { what: copy.askMore, details: [dollars(act.body.amount_cents), act.body.why] };
    case 'estimate':
      return { what: estimates.sendEstimate, details: [dollars(totalOf(act.body.cost_lines)), act.body.why] };
    case 'mark_lock':
      return { what: act.body.faulty ? visits.lockBroken : visits.lockWorks, details: [] };
    case 'late': {
      const { minutes, arrival_from: from, arrival_to: to = null } = act.body;
      const when = from ? arrivalWords(from, to, { zone, now: new Date() }) : lateWords(minutes ?? 0);
      return { what: visits.lateTitle, details: [when] };
    }
    case 'propose':
      return { what: visits.proposeTimes, details: timesOf(act.body.times) };
    case 'no_access':
      return { what: visits.reportNoAccess, details: [act.body.why] };
    case 'follow_up':
      return { what: visits.planVisit, details: [act.body.why, ...timesOf(act.body.times)] };
    case 'say_cost':
      return { what: copy.sayCost, details: [dollars(totalOf(act.body.cost_lines))] };
    case 'write':
      return { what: thread.sendMessage, details: [act.body.message] };
    case 'invoice':
      return { what: files.addInvoice, details: [act.body.name] };
    case 'remove_invoice':
      return { what: fill(files.removeFile, { file: act.body.name }), details: [] };
    case 'photo':
      return { what: copy.addPhotos, details: [act.body.name] };
  }
}
