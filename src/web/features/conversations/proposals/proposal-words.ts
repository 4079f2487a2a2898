import { labelOfSecret } from '#contract/enumerations/knowledge.ts';

/** A secret in a proposal: its name, and what stands for it where a person edits the words. */
export type Gap = { name: string; label: string };

/** The secrets that a proposal names, each once. Two with one label are told apart by a number. */
export function gapsOf(body: string): Gap[] {
  const names = [...new Set([...body.matchAll(/\{\{secret:([^}]+)\}\}/g)].flatMap(([, name]) => name ?? []))];
  return names.map((name, at) => {
    const label = labelOfSecret(name);
    const before = names.slice(0, at).filter((other) => labelOfSecret(other) === label).length;
    return { name, label: before > 0 ? `${label} ${before + 1}` : label };
  });
}

/** The words as a person edits them: "Wi-Fi password: [Wi-Fi password]". */
export const toEditable = (body: string): string =>
  gapsOf(body).reduce((text, gap) => text.replaceAll(markOf(gap), tokenOf(gap)), body);

/** What was edited, as it is sent: whatever is left of `gaps` is a secret again. */
export const toBody = (text: string, gaps: readonly Gap[]): string =>
  gaps.reduce((body, gap) => body.replaceAll(tokenOf(gap), markOf(gap)), text);

/** The secrets whose place was edited away: they would not be sent. */
export const leftOut = (text: string, gaps: readonly Gap[]): Gap[] =>
  gaps.filter((gap) => !text.includes(tokenOf(gap)));

export const putBack = (text: string, gap: Gap): string => `${text.trimEnd()}\n\n${gap.label}: ${tokenOf(gap)}`.trim();

const markOf = ({ name }: Gap) => `{{secret:${name}}}`;
const tokenOf = ({ label }: Gap) => `[${label}]`;
