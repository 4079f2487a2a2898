import * as chromeCopy from '#contract/messages/en/site/chrome.ts';
import * as copy from '#contract/messages/en/site/features-page.ts';
import { FacadeTile } from '../../ui/page/facade-tile.tsx';
import { Section } from './section.tsx';

/** Stories, not customers: each says that it is an example. */
const stories = [
  {
    id: 'cabin-by-the-lake',
    place: copy.cabinTitle,
    words: copy.cabinStory,
    who: copy.cabinWho,
  },
  {
    id: 'six-flats-in-town',
    place: copy.apartmentsTitle,
    words: copy.apartmentsStory,
    who: copy.apartmentsWho,
  },
  {
    id: 'forty-homes-team',
    place: copy.homesTitle,
    words: copy.homesStory,
    who: copy.homesWho,
  },
];

export function ExampleStories() {
  return (
    <Section id="stories" title={copy.storiesTitle} lead={copy.storiesLead}>
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {stories.map(({ id, place, words, who }) => (
          <li key={id} className="rounded-card border border-line bg-surface p-6">
            <figure className="grid h-full grid-rows-[auto_1fr_auto] gap-4">
              <div className="flex flex-wrap items-center gap-3">
                <FacadeTile id={id} lit size={40} />
                <p className="min-w-24 flex-1 text-label">{place}</p>
                <span className="rounded-small border border-line-strong px-2 py-0.5 text-meta text-ink-2">
                  {chromeCopy.example}
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
