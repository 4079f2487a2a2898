import { Link } from 'react-router';
import { smsConsent } from '#contract/enquiries/form-words.ts';
import { type ReachChannel, type ReachTopic, reachChannels, reachTopics } from '#contract/enumerations/reach.ts';
import * as copy from '#contract/messages/en/notifications/reach.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Reach } from '#contract/notifications/reach.ts';
import { homePhone } from '#contract/phones.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { InlineSelect } from '../../../ui/form/inline-controls.tsx';
import { channelWords, topicWords } from './topic-words.ts';
import type { Reaching } from './use-reach.ts';

const linkClass = 'text-primary-text underline touch:-my-3.25 touch:inline-block touch:py-3.25';

/** What comes at once and by which way, each a sentence with its choice. */
export function AtOnceCard({ reach, reaching }: { reach: Reach; reaching: Reaching }) {
  return (
    <Card aria-labelledby="at-once">
      <CardHeader id="at-once" title={copy.atOnceTitle} />
      <p className="text-meta text-ink-2">
        {copy.atOnceLead}{' '}
        <Link to="/dashboard/protocols" className={linkClass}>
          {copy.seeRules}
        </Link>
      </p>
      <ul className="mt-2 grid grid-cols-1">
        {reachTopics.map((topic) => (
          <li key={topic} className="border-t border-line py-2 leading-10 first:border-t-0">
            <Fill
              of={topicWords[topic].line}
              with={{
                way: (
                  <Way
                    topic={topic}
                    value={reach.channels[topic]}
                    hasPhone={reach.text_to !== null}
                    onChange={(way) => reaching.choose({ channels: { [topic]: way } }, copy.chosen)}
                  />
                ),
              }}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-meta text-ink-2">
        {reach.text_to === null ? (
          <Fill
            of={copy.textsNeedPhone}
            with={{
              profile: (
                <Link to="/profile" className={linkClass}>
                  {copy.profile}
                </Link>
              ),
            }}
          />
        ) : (
          fill(copy.textsGoTo, { phone: homePhone(reach.text_to) ?? reach.text_to, consent: smsConsent })
        )}
      </p>
    </Card>
  );
}

type WayProps = {
  topic: ReachTopic;
  value: ReachChannel;
  hasPhone: boolean;
  onChange: (way: ReachChannel) => void;
};

/** Danger is always told; texts need a number. */
function Way({ topic, value, hasPhone, onChange }: WayProps) {
  const ways = reachChannels.filter((way) => way !== 'dashboard' || topic !== 'danger');
  return (
    <InlineSelect
      label={fill(copy.wayLabel, { topic: topicWords[topic].name })}
      value={value}
      onChange={({ target }) => {
        const way = ways.find((one) => one === target.value);
        if (way) onChange(way);
      }}
    >
      {ways.map((way) => (
        <option key={way} value={way} disabled={way === 'mail_and_text' && !hasPhone && value !== way}>
          {channelWords[way]}
        </option>
      ))}
    </InlineSelect>
  );
}
