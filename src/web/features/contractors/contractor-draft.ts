import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import type { ContractorFields } from './contractor-form.ts';

const nameOf = (draft: string) => `contractor.${draft}`;

/** What is typed of a contractor and not saved, in this tab; `draft` is its id, or what it is new for. */
export const keepContractorDraft = (draft: string, fields: ContractorFields): void => keepDraft(nameOf(draft), fields);
export const dropContractorDraft = (draft: string): void => dropDraft(nameOf(draft));

export function readContractorDraft(draft: string): Partial<ContractorFields> | null {
  const kept: Partial<ContractorFields> = readDraft(nameOf(draft)) as object; // written by keepContractorDraft
  return Object.keys(kept).length > 0 ? kept : null;
}
