/** A guest in the address, `?guest=stay:<id>` or `?guest=chat:<id>`: they have no id of their own. */
export const guestOfChat = (id: string) => `chat:${id}`;

export function guestNamed(name: string): { of: 'stay' | 'chat'; id: string } {
  const [of, id = ''] = name.split(':');
  return { of: of === 'stay' ? 'stay' : 'chat', id };
}
