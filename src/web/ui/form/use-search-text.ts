import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What is typed into a search box, passed on once typing pauses. When `value` changes otherwise (filters are cleared),
 * the box follows it.
 */
export function useSearchText(value: string, onChange: (q: string) => void) {
  const [typed, setTyped] = useState(value);
  const [passed, setPassed] = useState(value);
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    if (value !== passed) {
      setPassed(value);
      setTyped(value);
    }
  }
  const pass = useEffectEvent(() => {
    const q = typed.trim();
    if (q === value) return;
    setPassed(q);
    onChange(q);
  });
  useEffect(() => {
    const rest = setTimeout(pass, typed === '' ? 0 : 250);
    return () => clearTimeout(rest);
  }, [typed]);
  return { typed, setTyped };
}
