import { buttonClass } from '../../ui/button.tsx';
import { Street } from '../../ui/street.tsx';
import { NightStory } from './night-story.tsx';

export function meta() {
  return [
    { title: 'Home · Porchlight answers your rental guests day and night' },
    {
      name: 'description',
      content:
        "Porchlight answers your guests' questions, finds out what is wrong, and gets your own contractor to fix it, at 2 a.m. too.",
    },
  ];
}

export default function Home() {
  return (
    <main id="main">
      <section className="mx-auto grid max-w-site items-center gap-12 px-4 pt-12 pb-16 sm:px-6 sm:pt-16 lg:grid-cols-[1.1fr_1fr]">
        <div className="grid justify-items-start gap-6">
          <h1 className="font-display text-display-xl text-balance">
            Your guests get an answer at 2 a.m. You get to sleep.
          </h1>
          <p className="max-w-[48ch] text-body-lg text-ink-2">
            Porchlight knows your property, finds out what is wrong, and sends your own contractor. People are there
            when a person is what it takes.
          </p>
          <a href="/login" className={buttonClass({ variant: 'lamp', size: 'large' })}>
            Sign in
          </a>
        </div>
        <Street className="w-full" />
      </section>
      <NightStory />
    </main>
  );
}
