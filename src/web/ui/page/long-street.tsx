import { useId } from 'react';
import { HouseA, HouseB, HouseC, LitHouse, Tree } from './street.tsx';

/** The whole street for the width of a page, cut at its ends on narrow ones; the one lit door stands in the middle. */
export function LongStreet({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 1240 200" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="var(--lamp)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
        {Object.entries(parts).map(([part, Drawing]) => (
          <g key={part} id={`${id}${part}`}>
            <Drawing x={0} />
          </g>
        ))}
      </defs>
      <circle cx="620" cy="128" r="88" fill={`url(#${id}glow)`} />
      <LitHouse x={564} />
      {standing.map(([part, x]) => (
        <use key={x} href={`#${id}${part}`} x={x} />
      ))}
      <path d="M0 199h1240" stroke="var(--line-strong)" strokeWidth="2" />
    </svg>
  );
}

const parts = { a: HouseA, b: HouseB, c: HouseC, t: Tree };

/** Where each stands; drawn once and used, for the picture is in every page. */
const standing: [keyof typeof parts, number][] = [
  ['c', -30],
  ['t', 76],
  ['a', 96],
  ['b', 214],
  ['t', 318],
  ['c', 338],
  ['a', 426],
  ['t', 546],
  ['b', 696],
  ['t', 796],
  ['a', 818],
  ['c', 936],
  ['t', 1036],
  ['b', 1060],
  ['a', 1156],
];
