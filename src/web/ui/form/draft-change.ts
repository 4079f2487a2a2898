/** One field of a draft, as it is read: what stands there, and what was typed; '' is empty. */
export type DraftChange = { label: string; from: string; to: string };
