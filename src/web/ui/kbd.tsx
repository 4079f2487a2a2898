/** A key to press. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-check border border-line-strong bg-surface-2 px-1.5 font-mono text-meta text-ink-2">
      {children}
    </kbd>
  );
}
