import { scopesFor } from '../developers/api-scopes.ts';
import type { ProcedureName } from './roles.ts';

/**
 * Whether a request decides who is shown codes, by the scopes that a key would need for it; deeds for many properties,
 * which no key does, among them.
 */
export const decidesOverCodes = (method: string, address: string, input?: unknown): boolean =>
  /^\/(bulk|property-drafts|contractors\/(many|from-contacts))(\/|$)/.test(address) ||
  (scopesFor(method, address, input)?.includes('codes') ?? false);

/** The same by name, whatever is asked for: screens do not offer it to whoever sees no codes. */
export const overCodes: readonly ProcedureName[] = [
  'newProperties.create',
  'propertyDrafts.list',
  'propertyDrafts.discard',
  'propertyDrafts.save',
  'bulk.try',
  'bulk.run',
  'bulk.undo',
  'bulk.list',
  'contractors.create',
  'contractors.update',
  'contractors.restore',
  'contractorDeclines.askAgain',
  'contractorPages.link',
  'contractorPages.renewLink',
  'contacts.preview',
  'contacts.add',
  'assignments.assign',
  'stays.create',
  'stays.update',
  'stays.restore',
  'stays.link',
  'stays.renewLink',
  'stays.sendLink',
  'imports.template',
  'imports.preview',
  'imports.progress',
  'imports.confirm',
  'imports.cancel',
  'imports.discard',
  'privacy.guestData',
];
