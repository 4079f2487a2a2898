import * as copy from '#contract/messages/en/site/chrome.ts';
import { fill } from '#contract/messages/fill.ts';

/** Placeholders: links without a place to go yet, and said to be so. Drawn simply, as the icon set has no brands. */
const places = [
  { name: 'Facebook', path: 'M14 8h3V4h-3c-2.8 0-4.5 1.7-4.5 4.5V11H7v4h2.5v7h4v-7H17l.7-4h-4.2V9c0-.7.3-1 .5-1Z' },
  {
    name: 'Instagram',
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM17.2 6.6v.2',
  },
  { name: 'Twitter', path: 'M4 4l16 16M20 4 4 20M4 4h4l12 16h-4Z' },
  { name: 'LinkedIn', path: 'M4.5 9.5v10M4.5 5v.2M9.5 19.5v-10m0 4.5c0-2.5 2-4.5 4.5-4.5s5 1.5 5 4.5v5.5' },
];

export function SocialLinks() {
  return (
    <div className="mt-8 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-ink-2">
      <p className="text-meta">{copy.socialSoon}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {places.map(({ name, path }) => (
          <li key={name}>
            {/* biome-ignore lint/a11y/useValidAnchor: a placeholder as HTML has it, an anchor without a place */}
            <a
              role="link"
              aria-disabled="true"
              className="grid size-11 cursor-default place-items-center rounded-control border border-line bg-surface"
            >
              <svg
                viewBox="0 0 24 24"
                width="20"
                height="20"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={path} />
              </svg>
              <span className="sr-only">{fill(copy.socialOpensSoon, { name })}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
