import { buttonClass } from '../../ui/button.tsx';
import { SampleChat } from './sample-chat.tsx';
import { StartLink } from './start-link.tsx';

export function HomeHero() {
  return (
    <section className="mx-auto grid w-full max-w-site items-center gap-x-16 gap-y-12 px-4 pt-10 pb-16 sm:px-6 sm:pt-14 lg:grid-cols-[1.15fr_1fr]">
      <div className="grid justify-items-start gap-6">
        <h1 className="font-display text-display-xl text-balance">
          Your guests get an answer at 2&nbsp;a.m. You get to sleep.
        </h1>
        <p className="max-w-[31em] text-body-lg text-ink-2">
          Porchlight knows your property, finds out what is wrong, and sends your own contractor. People are there when
          a person is what it takes.
        </p>
        <div className="flex flex-wrap gap-3">
          <StartLink variant="lamp">Start Free Trial</StartLink>
          <a href="/features" className={buttonClass({ variant: 'quiet', size: 'large' })}>
            See how it works
          </a>
        </div>
        <p className="text-meta text-ink-3">14 days free. No credit card. No long-term contract.</p>
      </div>
      <SampleChat />
    </section>
  );
}
