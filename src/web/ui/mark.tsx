/** Words that stand out in a text: what was searched for, or what was told. Colors of the theme, in light and dark. */
export function Mark({ children }: { children: string }) {
  return <mark className="rounded-small bg-lamp-soft text-ink">{children}</mark>;
}
