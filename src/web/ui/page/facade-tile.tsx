import { coolHue, hashOf } from '../tint.ts';

const roofs = ['M8 22 24 9l16 13Z', 'M8 22V12h32v10Z', 'M8 22 14 10h20l6 12Z', 'M8 22 8 8l32 14Z'];

/** A property without photos: its own small house. The window is lit while the property has an open chat. */
export function FacadeTile({ id, lit = false, size = 48 }: { id: string; lit?: boolean; size?: number }) {
  const hue = coolHue(id);
  const roof = roofs[hashOf(`${id}roof`, roofs.length)];
  const line = `oklch(var(--tile-ink) 0.05 ${hue})`;
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className="shrink-0 rounded-control">
      <rect width="48" height="48" fill={`oklch(var(--tile-sky) 0.02 ${hue})`} />
      <g stroke={line} strokeWidth="1.5" strokeLinejoin="round" fill={`oklch(var(--tile-wall) 0.04 ${hue})`}>
        <path d={roof} />
        <path d="M11 22h26v26H11Z" />
        <path d="M27 48V35h6v13Z" />
      </g>
      <rect
        x="15"
        y="28"
        width="8"
        height="8"
        rx="1"
        stroke={line}
        strokeWidth="1.5"
        fill={lit ? 'var(--lamp)' : `oklch(var(--tile-sky) 0.02 ${hue})`}
      />
    </svg>
  );
}
