/**
 * The keys that were pressed while the screen was on its way (first-asks.js holds them), in their order. Each is handed
 * out once; from the first call on none is held.
 */
export const takeHeldKeys = (): KeyboardEvent[] =>
  (globalThis as { porchlightKeys?: () => KeyboardEvent[] }).porchlightKeys?.() ?? []; // first-asks.js put it there
