import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import * as copyInEnglish from '#contract/messages/en/dispatch/calendar.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { addressOf, type PropertyRecord } from '#features/properties';
import { referenceOf, type WorkOrderRecord } from '#features/work-orders';
import { serviceTypeLabels } from '#server/kernel/labels.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';

const copy = spoken(copyInEnglish);

/** One visit, as a calendar is told of it; `place` null: the job is theirs no more, and nothing exact is said of it. */
export type CalendarVisit = {
  order: Pick<WorkOrderRecord, 'id' | 'service_type' | 'subject_line' | 'property_name'>;
  place: PropertyRecord | null;
  from: Date;
  to: Date | null;
  /** Rises with whatever happens to the job: of two files a calendar believes the one with more. */
  changes: number;
};

/** So long a visit takes in a calendar where no end was said. */
const hour = 3_600_000;

/**
 * Visits as a calendar file (RFC 5545), in UTC. A calendar that has one of them already changes it, or strikes it out.
 * `owner`: where all of them are for one.
 */
export function calendarOf(visits: readonly CalendarVisit[], owner: string | null, now: Date): File {
  const calendar = ical({
    name: owner === null ? copy.calendar : fill(copy.calendarFor, { owner }),
    prodId: { company: 'Porchlight', product: 'Visits', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { order, place, from, to, changes } of visits)
    calendar.createEvent({
      id: `visit-${order.id}@porchlight`,
      sequence: changes,
      stamp: now,
      start: from,
      end: to ?? new Date(from.getTime() + hour),
      status: place ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      summary: fill(place ? copy.visit : copy.cancelledVisit, {
        trade: serviceTypeLabels[order.service_type],
        subject: saidSubject(order.subject_line),
      }),
      ...(place && {
        location: addressOf(place),
        description: fill(copy.about, { property: order.property_name, reference: referenceOf(order.id) }),
      }),
    });
  return new File([calendar.toString()], 'porchlight.ics', { type: 'text/calendar' });
}
