/**
 * Whose the tables are (ARCHITECTURE.md): a feature reads and writes its own and those of the features to its left. Read
 * by .dependency-cruiser.mjs for imports and by tools/test/table-law.ts for what is written as SQL.
 */

/** Files of src/server/db/tables, by the feature that owns them. */
export const TABLES = {
  accounts: ['accounts', 'auth', 'people', 'saved-views'],
  billing: ['billing'],
  enquiries: ['enquiries'],
  properties: ['properties', 'property-groups'],
  contractors: ['contractors'],
  stays: ['stays'],
  knowledge: ['knowledge'],
  protocols: ['protocols'],
  'work-orders': ['order-files', 'order-lines', 'order-messages', 'work-orders'],
  dispatch: ['dispatch'],
  conversations: [
    'booking-pages',
    'conversations',
    'desk',
    'desk-tags',
    'later-replies',
    'rota',
    'saved-replies',
    'sla',
  ],
  assistant: ['choices', 'house-answers', 'model-calls'],
  'site-chat': ['site-chat'],
  notifications: ['notifications'],
  reports: ['reports'],
  developers: ['developers'],
};

/** Everybody's. */
export const KERNEL_TABLES = ['columns', 'kernel', 'security'];

/** What only use-cases read and write. */
export const USE_CASE_TABLES = ['archives', 'bulk', 'sheets'];

/** Reads of a table whose owner stands further right, by the file that does it. Nobody writes one. */
export const UPWARD_READS = [
  {
    file: 'billing/queries.ts',
    tables: ['properties'],
    why: 'The number of active properties is what is paid for. It is counted when it is asked: a copy could be wrong.',
  },
  {
    file: 'properties/property-rows.ts',
    tables: ['contractors', 'house-answers'],
    why: 'A list of properties shows each one’s Contact Point Person and what its guests are answered, and is one query a page.',
  },
  {
    file: 'contractors/stars.ts',
    tables: ['work-orders'],
    why: 'What guests gave a contractor stands on the jobs, and is shown with the contractor.',
  },
  {
    file: 'stays/stay-codes.ts',
    tables: ['conversations'],
    why: 'How many codes one network was sent is counted by the chats that asked for them.',
  },
  {
    file: 'work-orders/open-work-order.ts',
    tables: ['conversations'],
    why: 'A job takes its guest from the chat it comes from, in the transaction that opens it.',
  },
  {
    file: 'work-orders/reporter.ts',
    tables: ['conversations'],
    why: 'Whether the guest of a chat passed the stay check decides what a job that it told of may move.',
  },
  {
    file: 'work-orders/chats-of-order.ts',
    tables: ['conversations'],
    why: 'A job is told in every chat that it belongs to, to each guest as much as their check allows.',
  },
  {
    file: 'work-orders/joins.ts',
    tables: ['conversations'],
    why: 'A job that nobody stood behind takes its guest from the first chat of a checked one that joins it.',
  },
  {
    file: 'work-orders/detail.ts',
    tables: ['dispatch'],
    why: 'One job is shown with who was asked for it.',
  },
  {
    file: 'work-orders/estimates.ts',
    tables: ['dispatch'],
    why: 'One job is shown with what its contractors thought it would cost.',
  },
];

const filesOf = (...names) => `^src/server/db/tables/(${names.join('|')})\\.ts$`;
const codeOf = (file) => `^src/server/features/${file.replaceAll('.', '\\.')}$`;
const known = [...KERNEL_TABLES, ...Object.values(TABLES).flat(), ...USE_CASE_TABLES];

/** The files of tables that stand to the right of a feature. */
export const tablesAfter = (ladder, feature) => [
  ...ladder.slice(ladder.indexOf(feature) + 1).flatMap((other) => TABLES[other] ?? []),
  ...USE_CASE_TABLES,
];

/** One rule a feature, and one more for each of its files that is listed. */
export function tableRules(ladder, test) {
  const never = (name, path, pathNot, to) => ({ name, severity: 'error', from: { path, pathNot }, to });
  const inTables = { path: '^src/server/db/tables/' };
  const listed = UPWARD_READS.map(({ file }) => codeOf(file));
  return [
    never('tables-have-an-owner', '^src/server/(features|kernel)/', test, { ...inTables, pathNot: filesOf(...known) }),
    never('tables-kernel', '^src/server/kernel/', test, { ...inTables, pathNot: filesOf(...KERNEL_TABLES) }),
    ...ladder.map((feature) =>
      never(`tables-${feature}`, `^src/server/features/${feature}/`, [test, ...listed], {
        path: filesOf(...tablesAfter(ladder, feature)),
      }),
    ),
    ...UPWARD_READS.map(({ file, tables }) => {
      const feature = file.split('/')[0];
      const to = { path: filesOf(...tablesAfter(ladder, feature)), pathNot: filesOf(...tables) };
      return never(`tables-${feature}`, codeOf(file), test, to);
    }),
  ];
}
