import type { ArchiveChange, ArchiveReport } from '#contract/privacy/archives.ts';

/** So many of what cannot be read are named one by one. */
const named = 50;

/** What reading an archive came to so far, row by row. */
export function createTally() {
  const counts = new Map<string, { rows: number; unread: number }>();
  const files = { rows: 0, unread: 0 };
  const changed = new Map<ArchiveChange, number>();
  const problems: ArchiveReport['problems'] = [];
  const of = (noun: string) => {
    const known = counts.get(noun) ?? { rows: 0, unread: 0 };
    counts.set(noun, known);
    return known;
  };
  const name = (part: string, line: number | null, why: string) => {
    if (problems.length < named) problems.push({ part, line, why });
  };
  return {
    read(noun: string, rows = 1) {
      of(noun).rows += rows;
    },
    unread(noun: string, at: { part: string; line: number; why: string }) {
      of(noun).unread += 1;
      name(at.part, at.line, at.why);
    },
    fileRead() {
      files.rows += 1;
    },
    fileUnread(part: string, why: string) {
      files.unread += 1;
      name(part, null, why);
    },
    note(what: ArchiveChange) {
      changed.set(what, (changed.get(what) ?? 0) + 1);
    },
    countOf: (what: ArchiveChange) => changed.get(what) ?? 0,
    report: (of: Pick<ArchiveReport, 'made_at' | 'secrets'>): ArchiveReport => ({
      ...of,
      counts: [...counts].map(([noun, count]) => ({ noun, ...count })),
      files: { ...files },
      problems,
      changed: [...changed].map(([what, count]) => ({ what, count })),
    }),
  };
}
export type Tally = ReturnType<typeof createTally>;
