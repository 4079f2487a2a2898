import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { urgencies, workOrderStatuses } from '#contract/enumerations/work-orders.ts';
import { UrgencyBadge, WorkOrderStatusBadge } from './status.tsx';

// Spec 2, section 4. The lamp is the theme's yellow.

const colors = { info: 'blue', lamp: 'yellow', success: 'green', danger: 'red', warning: 'orange' };
const colorOf = (html: string) =>
  Object.entries(colors).find(([tone]) => html.includes(`bg-${tone}-soft`))?.[1] ?? html;

test('a status has the color of the specification', () => {
  const shown = workOrderStatuses.map((status) => [
    status,
    colorOf(renderToStaticMarkup(<WorkOrderStatusBadge status={status} />)),
  ]);
  expect(Object.fromEntries(shown)).toEqual({
    open: 'blue',
    in_progress: 'yellow',
    completed: 'green',
    cancelled: 'red',
  });
});

test('an urgency has the color of the specification', () => {
  const shown = urgencies.map((urgency) => [
    urgency,
    colorOf(renderToStaticMarkup(<UrgencyBadge urgency={urgency} />)),
  ]);
  expect(Object.fromEntries(shown)).toEqual({
    urgent: 'red',
    high: 'orange',
    medium: 'yellow',
    low: 'green',
    non_urgent: 'green',
  });
});
