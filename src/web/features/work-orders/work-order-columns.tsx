import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/work-orders.ts';
import type { WorkOrder } from '#contract/work-orders/work-orders.ts';
import type { Column } from '../../ui/table/table-sort.ts';
import { DateTime } from '../../ui/time.tsx';
import { UrgencyBadge, WorkOrderStatusBadge } from './status.tsx';

/** The columns of "My Work Orders" (spec 2, section 2), as data; the server sorts. */
export function workOrderColumns(linkTo: (id: string) => ComponentProps<typeof Link>): Column<WorkOrder>[] {
  return [
    {
      key: 'reference',
      header: copy.idColumn,
      cell: ({ id, reference, subject_line }) => (
        <span className="block text-left">
          <Link
            {...linkTo(id)}
            className="whitespace-nowrap text-primary-text underline touch:inline-block touch:py-3.25"
          >
            {reference}
          </Link>
          <span className="block text-meta font-normal text-ink-2">{subject_line}</span>
        </span>
      ),
      sorts: true,
    },
    {
      key: 'urgency',
      header: copy.urgency,
      cell: (order) => <UrgencyBadge urgency={order.urgency_level} />,
      sorts: true,
    },
    {
      key: 'status',
      header: common.status,
      cell: ({ status }) => <WorkOrderStatusBadge status={status} />,
      sorts: true,
    },
    {
      key: 'address',
      header: copy.addressColumn,
      cell: (order) => order.property_address,
      sorts: true,
    },
    dateColumn('created_at', copy.created),
    dateColumn('updated_at', copy.updated),
    dateColumn('completed_at', copy.completed),
  ];
}

function dateColumn(key: 'created_at' | 'updated_at' | 'completed_at', header: string): Column<WorkOrder> {
  return {
    key,
    header,
    cell: ({ [key]: at }) => (at ? <DateTime at={at} /> : copy.notYet),
    sorts: true,
  };
}
