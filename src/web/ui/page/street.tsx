import { type ReactNode, useId } from 'react';
import * as copy from '#contract/messages/en/ui.ts';

/**
 * "The street": flat houses at dusk in the theme's own colors, exactly one lit door. Built from five parts so
 * that other pictures can be laid from them; 480 × 200 units.
 */
export function Street({ className, label }: { className?: string; label?: string }) {
  const glow = useId();
  return (
    <svg viewBox="0 0 480 200" className={className} role="img" aria-label={label ?? copy.streetAlt}>
      <defs>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="var(--lamp)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <HouseA x={16} />
      <Tree x={132} />
      <HouseB x={152} />
      <HouseC x={388} />
      <Tree x={368} />
      <circle cx="304" cy="128" r="88" fill={`url(#${glow})`} />
      <LitHouse x={248} />
      <path d="M0 199h480" stroke="var(--line-strong)" strokeWidth="2" />
    </svg>
  );
}

function House({ x, children }: { x: number; children: ReactNode }) {
  return (
    <g
      transform={`translate(${x} 0)`}
      fill="var(--surface-3)"
      stroke="var(--line-strong)"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      {children}
    </g>
  );
}

export function HouseA({ x }: { x: number }) {
  return (
    <House x={x}>
      <path d="M0 199v-79l50-36 50 36v79Z" />
      <path d="M22 140h18v18H22ZM60 140h18v18H60Z" fill="var(--surface-2)" />
    </House>
  );
}

export function HouseB({ x }: { x: number }) {
  return (
    <House x={x}>
      <path d="M0 199V96h80v103Z" />
      <path d="M16 114h16v18H16ZM48 114h16v18H48ZM16 148h16v18H16ZM44 156h20v43H44Z" fill="var(--surface-2)" />
    </House>
  );
}

export function HouseC({ x }: { x: number }) {
  return (
    <House x={x}>
      <path d="M0 199v-73l40-34 40 34v73Z" />
      <path d="M30 150h20v49H30Z" fill="var(--surface-2)" />
    </House>
  );
}

export function Tree({ x }: { x: number }) {
  return (
    <House x={x}>
      <path d="M0 199v-30" />
      <circle cx="0" cy="156" r="14" />
    </House>
  );
}

/** The one house where somebody is on: the door and the lamp above it. */
export function LitHouse({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`} strokeLinejoin="round">
      <path d="M0 199v-87l56-42 56 42v87Z" fill="var(--primary-soft)" stroke="var(--primary-text)" strokeWidth="2" />
      <path d="M42 199v-39a14 14 0 0 1 28 0v39Z" fill="var(--lamp)" />
      <circle cx="56" cy="120" r="6" fill="var(--lamp)" />
    </g>
  );
}
