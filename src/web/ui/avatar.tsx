import { coolHue } from './tint.ts';

/** Initials on a cool tint of their own; no invented faces. The name stands beside it, so it is hidden from readers. */
export function Avatar({ name, size = 32 }: { name: string; size?: number }) {
  const hue = coolHue(name);
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0 rounded-full">
      <rect width="32" height="32" fill={`oklch(var(--tile-wall) 0.04 ${hue})`} />
      <text
        x="16"
        y="16.5"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="13"
        fontWeight="600"
        fill={`oklch(var(--tile-ink) 0.07 ${hue})`}
      >
        {initials(name)}
      </text>
    </svg>
  );
}

function initials(name: string) {
  const words = name.split(/[\s&,.'-]+/).filter((word) => /^\p{L}/u.test(word));
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return picked.map((word) => word?.[0]?.toUpperCase() ?? '').join('') || '?';
}
