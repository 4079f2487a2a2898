import { useQuery } from '@tanstack/react-query';
import { CornerDownRight } from 'lucide-react';
import type { ProcedureName } from '#contract/accounts/roles.ts';
import * as commands from '#contract/messages/en/owner/commands.ts';
import * as copy from '#contract/messages/en/reports/find.ts';
import { useContractors } from '../../../features/contractors/contractors.ts';
import { editDialog } from '../../../features/contractors/dialog-names.ts';
import { addressOf } from '../../../features/properties/address-line.ts';
import { useProperties } from '../../../features/properties/properties.ts';
import { contractorItem, propertyItem, searchFor } from '../../../features/reports/find/found-things.ts';
import type { PaletteGroup, PaletteItem, PaletteStep } from '../../../features/reports/find/palette-item.ts';
import { usePreferences } from '../../../lib/http/preferences.ts';
import { orpc } from '../../../lib/http/query.ts';
import { may } from '../../../lib/session/may.ts';
import { useMe } from '../../../lib/session/me.ts';
import { places } from '../navigation.ts';
import { answerStep, approvalsStep } from './answer-steps.ts';
import { type HouseAct, houseActs } from './house-acts.ts';
import { useOrderStep } from './order-step.ts';
import { addItems, askItems, otherItems, undoItems } from './plain-acts.ts';
import { useWays, type Ways } from './ways.ts';

type Choose = (id: string, name: string) => void;

/** The palette's step of that name, with what an owner may do and find in it now. */
export function useOwnerStep(name: string): PaletteStep {
  const ways = useWays();
  const me = useMe();
  const writes = may(me, 'articles.create');
  const { preferences, save } = usePreferences();
  const houses = useProperties();
  const contractors = useContractors();
  const approvals = useQuery(orpc.approvals.list.queryOptions());
  const orders = useOrderStep(ways, name === 'order');
  const printed = () => preferences?.start_card.qr_card_printed === false && save({ qr_card_printed: true });
  const acts = houseActs(ways, printed);

  const housesBy = (choose: Choose): PaletteItem[] =>
    houses.rows.map((row) => propertyItem({ id: row.id, name: row.name, address: addressOf(row) }, choose));
  const contractorsBy = (choose: Choose): PaletteItem[] => contractors.rows.map((row) => contractorItem(row, choose));

  const [kind = '', id = ''] = name.split(':');
  const houseAct = acts.find((one) => one.name === kind);
  if (houseAct) return { ...houseStep(houseAct, housesBy(houseAct.act)), busy: !houses.whole };
  if (kind === 'edit-contractor') {
    const edit: Choose = (contractorId) => ways.open('dialog', editDialog(contractorId));
    return { ...contractorStep(contractorsBy(edit), edit), busy: !contractors.whole };
  }
  if (kind === 'order') return orders;
  if (kind === 'answer') {
    const all = approvals.data?.items;
    const one = all?.find((approval) => approval.id === id);
    return one ? answerStep(name, one, ways) : approvalsStep(all, ways);
  }
  const allowed = (items: readonly PaletteItem[]) =>
    items.filter(({ key }) => {
      const needed = needs.get(key);
      return !needed || may(me, needed);
    });
  const adding = [...acts.filter((one) => one.name === 'add-stay').map((one) => itemOf(one, ways)), ...addItems(ways)];
  if (kind === 'new') {
    return {
      name,
      title: commands.addSomething,
      asks: copy.asksNew,
      groups: [{ label: copy.actions, kind: 'acts', items: allowed(adding) }],
    };
  }
  const things = { property: toProperty(ways), contractor: toContractor(ways) };
  return {
    name: '',
    title: copy.title,
    asks: copy.asksAnything,
    groups: [
      {
        label: copy.actions,
        kind: 'acts',
        items: allowed([
          ...undoItems(ways),
          ...(writes ? askItems(ways, approvals.data?.items.length) : []),
          ...(writes ? adding : []),
          ...acts.filter((one) => writes && one.name !== 'add-stay').map((one) => itemOf(one, ways)),
          ...otherItems(ways, writes),
        ]),
      },
      {
        label: copy.goTo,
        kind: 'acts',
        items: places.filter(({ needs }) => may(me, needs)).map((place) => placeItem(place, ways)),
      },
      { label: copy.properties, kind: 'things', items: housesBy(things.property) },
      { label: copy.contractors, kind: 'things', items: contractorsBy(things.contractor) },
    ],
    search: searchFor({ ...things, workOrder: (orderId) => ways.open('work-order', orderId) }),
  };
}

/** What whoever may write may still not do: what decides who is shown codes, where they see none. */
const needs = new Map<string, ProcedureName>([
  ['act add-stay', 'stays.create'],
  ['add contractor', 'contractors.create'],
  ['add property', 'newProperties.create'],
  ['edit contractor', 'contractors.update'],
  ['import properties', 'imports.preview'],
  ['import contractors', 'imports.preview'],
  ['import contacts', 'contacts.add'],
]);

const toProperty =
  ({ go }: Ways): Choose =>
  (id) =>
    go(`/dashboard/properties/${id}`);
const toContractor =
  ({ go }: Ways): Choose =>
  (id) =>
    go(`/dashboard/contractors/${id}`);

const itemOf = ({ name, words, also, icon }: HouseAct, { ask }: Ways): PaletteItem => ({
  key: `act ${name}`,
  words,
  also,
  icon,
  choose: () => ask(name),
});

const placeItem = ({ to, label, also, keys }: (typeof places)[number], { go }: Ways): PaletteItem => ({
  key: `place ${to}`,
  words: label,
  also,
  icon: CornerDownRight,
  keys,
  choose: () => go(to),
});

const listed = (label: string, items: readonly PaletteItem[]): PaletteGroup[] => [
  { label, kind: 'things', listed: true, items },
];

const houseStep = ({ name, words, act }: HouseAct, items: readonly PaletteItem[]): PaletteStep => ({
  name,
  title: words,
  asks: copy.asksProperty,
  groups: listed(copy.properties, items),
  search: searchFor({ property: act }),
  nothing: copy.noProperties,
});

const contractorStep = (items: readonly PaletteItem[], choose: Choose): PaletteStep => ({
  name: 'edit-contractor',
  title: commands.editContractor,
  asks: copy.asksContractor,
  groups: listed(copy.contractors, items),
  search: searchFor({ contractor: choose }),
  nothing: copy.noContractors,
});
