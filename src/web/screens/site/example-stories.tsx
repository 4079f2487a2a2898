import { FacadeTile } from '../../ui/page/facade-tile.tsx';
import { Section } from './section.tsx';

/** Stories, not customers: each says that it is an example. */
const stories = [
  {
    id: 'cabin-by-the-lake',
    place: 'A cabin, two hours away',
    words:
      'The keypad died at 11 p.m. The guest got the steps for the battery, then the lock box after the stay check. I read about it in the morning.',
    who: 'Example of a host with one cabin',
  },
  {
    id: 'six-flats-in-town',
    place: 'Six flats in town',
    words:
      'Half of what comes in is Wi-Fi, parking and bins. That is answered now. What reaches me are three questions a week, each with one button.',
    who: 'Example of a landlord with six flats',
  },
  {
    id: 'forty-homes-team',
    place: 'Forty homes, a small team',
    words:
      'Our plumber gets the job with the photos and the limit. If he is busy the next one is asked, and we see every step of it.',
    who: 'Example of a property manager',
  },
];

export function ExampleStories() {
  return (
    <Section
      id="stories"
      title="What it can feel like"
      lead="Three example stories. They are ours, not customers' words: we don't invent customers."
    >
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {stories.map(({ id, place, words, who }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-6">
            <figure className="grid h-full grid-rows-[auto_1fr_auto] gap-4">
              <div className="flex flex-wrap items-center gap-3">
                <FacadeTile id={id} lit size={40} />
                <p className="min-w-24 flex-1 text-label">{place}</p>
                <span className="rounded-small border border-line-strong px-2 py-0.5 text-meta text-ink-2">
                  Example
                </span>
              </div>
              <blockquote className="text-body-lg">{words}</blockquote>
              <figcaption className="text-meta text-ink-3">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
