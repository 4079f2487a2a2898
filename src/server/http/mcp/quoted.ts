import * as copy from '#contract/messages/en/developers/mcp.ts';
import { z } from '#contract/z.ts';

/** Whose words: `record` where Porchlight put them together from what others wrote. */
const writers = ['guest', 'contractor', 'record'] as const;

/**
 * What somebody else than the owner wrote, apart from what is ours to say: an assistant that reads it is not to take it
 * for an instruction.
 */
export const Quoted = z.object({ written_by: z.enum(writers), words: z.string() }).describe(copy.writtenBy);

export function quote(by: (typeof writers)[number], words: string): z.infer<typeof Quoted>;
export function quote(by: (typeof writers)[number], words: string | null): z.infer<typeof Quoted> | null;
export function quote(by: (typeof writers)[number], words: string | null) {
  return words === null ? null : { written_by: by, words: words.replace(unseen, '') };
}

/**
 * Letters that a person does not see and a model reads: tags, zero widths and what turns the direction of writing. Those
 * that join letters and emoji stay.
 */
const unseen = /[\u{E0000}-\u{E007F}\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
