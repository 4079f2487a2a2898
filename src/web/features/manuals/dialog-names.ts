/** What opens over the owner's screens by the address, `?dialog=read-manual` or `?dialog=read-manual:<property>`. */
const readManual = 'read-manual';

export const readManualInto = (propertyId?: string): string =>
  propertyId ? `${readManual}:${propertyId}` : readManual;

/** Which property a manual is read into, null to choose; undefined for another dialog. */
export function manualIn(dialog: string | null): { propertyId: string | null } | undefined {
  const [name, propertyId] = dialog?.split(':') ?? [];
  return name === readManual ? { propertyId: propertyId || null } : undefined;
}
