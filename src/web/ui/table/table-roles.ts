/**
 * The roles a table's elements have by themselves, said again: as cards on phones they are no longer laid out as a
 * table, and browsers then take those roles away.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowHeader: { role: 'rowheader' },
  columnHeader: { role: 'columnheader' },
} as const;
