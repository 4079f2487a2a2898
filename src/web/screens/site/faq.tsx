import { ChevronDown } from 'lucide-react';
import * as chromeCopy from '#contract/messages/en/site/chrome.ts';
import { faq } from '#contract/messages/en/site/faq.ts';
import * as copy from '#contract/messages/en/site/faq-page.ts';
import { ContactForm } from '../../features/enquiries/contact-form.tsx';
import { Island } from '../../islands/static.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AskButton, AskDialog } from './ask-button.tsx';
import { PageHero } from './page-hero.tsx';
import { pageMeta } from './page-meta.ts';

export function meta() {
  return pageMeta({
    path: '/faq',
    title: copy.title,
    description: copy.description,
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  });
}

export default function Faq() {
  return (
    <main id="main">
      <PageHero title={copy.heading} lead={copy.lead} />
      <div className="mx-auto grid w-full max-w-site gap-10 px-4 pb-16 sm:px-6 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <section aria-label={copy.questionsLabel} className="faq">
          {faq.map(({ id, question, answer }, index) => (
            <details key={id} id={id} name="faq" open={index === 0} className="border-b border-line first:border-t">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4">
                <h2 className="text-body-lg font-semibold">{question}</h2>
                <Icon
                  of={ChevronDown}
                  size={20}
                  className="faq-mark shrink-0 text-ink-3 transition-transform duration-120"
                />
              </summary>
              <p className="max-w-read pb-6 text-body-lg text-ink-2">{answer}</p>
            </details>
          ))}
        </section>
        <aside aria-labelledby="still" className="grid content-start gap-4 lg:sticky lg:top-24 lg:self-start">
          <div className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-6">
            <h2 id="still" className="text-title">
              {copy.quickQuestionTitle}
            </h2>
            <Island name="contact-form" of={ContactForm} props={{ source: 'FAQ Quick Question' }} />
          </div>
          <div className="grid justify-items-start gap-3 p-4 sm:p-6">
            <p className="text-ink-2">{copy.seeDemo}</p>
            <AskButton>{chromeCopy.requestDemo}</AskButton>
          </div>
        </aside>
      </div>
      <AskDialog source="FAQ Demo Request" title={chromeCopy.requestDemo} />
    </main>
  );
}
