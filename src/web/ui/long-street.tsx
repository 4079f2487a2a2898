import { useId } from 'react';
import { HouseA, HouseB, HouseC, LitHouse, Tree } from './street.tsx';

/** The whole street for the width of a page, cut at its ends on narrow ones; the one lit door stands in the middle. */
export function LongStreet({ className }: { className?: string }) {
  const glow = useId();
  return (
    <svg viewBox="0 0 1240 200" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <defs>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="var(--lamp)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <HouseC x={-30} />
      <Tree x={76} />
      <HouseA x={96} />
      <HouseB x={214} />
      <Tree x={318} />
      <HouseC x={338} />
      <HouseA x={426} />
      <Tree x={546} />
      <circle cx="620" cy="128" r="88" fill={`url(#${glow})`} />
      <LitHouse x={564} />
      <HouseB x={696} />
      <Tree x={796} />
      <HouseA x={818} />
      <HouseC x={936} />
      <Tree x={1036} />
      <HouseB x={1060} />
      <HouseA x={1156} />
      <path d="M0 199h1240" stroke="var(--line-strong)" strokeWidth="2" />
    </svg>
  );
}
