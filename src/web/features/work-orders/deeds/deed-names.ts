/** What is done to a work order in a dialog of its own, over that of the order. */
export const deeds = ['edit', 'hold', 'merge', 'complete', 'reopen', 'cancel'] as const;
export type Deed = (typeof deeds)[number];

/** In the address: the order, and behind a colon what is asked about it at once. */
export const orderDialog = (id: string, deed: Deed): string => `${id}:${deed}`;

export function orderIn(dialog: string): { id: string; deed: Deed | null } {
  const [id = '', name] = dialog.split(':');
  return { id, deed: deeds.find((one) => one === name) ?? null };
}
