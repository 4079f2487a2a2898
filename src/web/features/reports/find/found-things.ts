import { Building2, ClipboardList, Wrench } from 'lucide-react';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { workOrderStatusLabels } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/reports/find.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Found } from '#contract/reports/find.ts';
import type { PaletteItem, Search } from './palette-item.ts';

type Choose = (id: string, name: string) => void;
/** What becomes of a thing that is chosen; a kind that is left out is not looked for. */
export type Choices = { property?: Choose; contractor?: Choose; workOrder?: Choose };

type House = Found['properties'][number];
type Company = Found['contractors'][number];

/** A property as a line of the palette. */
export const propertyItem = ({ id, name, address }: House, choose: Choose): PaletteItem => ({
  key: `property ${id}`,
  words: name,
  more: fill(copy.propertyAt, { where: address }),
  icon: Building2,
  choose: () => choose(id, name),
});

/** A contractor as one. */
export const contractorItem = ({ id, company_name, service_type }: Company, choose: Choose): PaletteItem => ({
  key: `contractor ${id}`,
  words: company_name,
  more: fill(copy.contractorFor, { trade: serviceTypeLabels[service_type] }),
  icon: Wrench,
  choose: () => choose(id, company_name),
});

const orderItem = (order: Found['work_orders'][number], choose: Choose): PaletteItem => ({
  key: `work-order ${order.id}`,
  words: fill(copy.workOrder, { reference: order.reference, subject: order.subject_line }),
  more: fill(copy.orderAt, { status: workOrderStatusLabels[order.status], property: order.property_name }),
  icon: ClipboardList,
  choose: () => choose(order.id, order.reference),
});

/** What the server finds by the words that people call things by. */
export const searchFor =
  ({ property, contractor, workOrder }: Choices): Search =>
  ({ properties, contractors, work_orders }) => [
    ...(property ? properties.map((one) => propertyItem(one, property)) : []),
    ...(contractor ? contractors.map((one) => contractorItem(one, contractor)) : []),
    ...(workOrder ? work_orders.map((one) => orderItem(one, workOrder)) : []),
  ];
