import * as copy from '#contract/messages/en/site/chrome.ts';
import { fill } from '#contract/messages/fill.ts';
import type { LegalText } from '#contract/site/legal.ts';

/** A legal text with its contents beside it; printed, it is the text alone. */
export function LegalPage({ title, text, numbered = false }: { title: string; text: LegalText; numbered?: boolean }) {
  const nameOf = (index: number, name: string) =>
    numbered ? fill(copy.numberedSection, { number: index + 1, title: name }) : name;
  return (
    <main id="main" className="mx-auto w-full max-w-site px-4 pt-12 pb-16 sm:px-6 print:p-0">
      <h1 className="font-display text-[clamp(2.25rem,1.5rem+2.5vw,3.25rem)] leading-[1.1] tracking-[-0.02em]">
        {title}
      </h1>
      <p className="mt-3 text-ink-2">
        {text.changed ? fill(copy.datedAndChanged, { dated: text.dated, changed: text.changed }) : text.dated}
      </p>
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
        <nav
          aria-label={copy.contents}
          className="no-print lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
        >
          <h2 className="text-label">{copy.contents}</h2>
          <ol className="mt-2 grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-1">
            {text.sections.map(({ id, title: name }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-8 items-center text-ink-2 hover:text-ink hover:underline touch:min-h-11"
                >
                  {nameOf(index, name)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-read grid-cols-1 gap-10">
          {text.sections.map(({ id, title: name, body }, index) => (
            <section key={id} aria-labelledby={id} className="later-text grid gap-3 break-inside-avoid">
              <h2 id={id} className="text-title">
                {nameOf(index, name)}
              </h2>
              {body.map((paragraph) => (
                <p key={paragraph.slice(0, 40)} className="text-body-lg wrap-anywhere text-ink-2">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
