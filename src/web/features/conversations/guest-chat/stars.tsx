import { Star } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { RestError } from '../../../lib/http/rest.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useGuestWords } from './guest-words.tsx';
import { useOrderWords } from './order-words.ts';
import { refusalWords } from './refusal-words.ts';

const counts = [1, 2, 3, 4, 5];

type Props = {
  contractor: string;
  /** What was given before; null for nothing. */
  given: number | null;
  onRate: (stars: number) => Promise<void>;
};

/**
 * One to five stars by one tap; another tap changes them, until the guest leaves. Stars of an earlier visit only show.
 */
export function Stars({ contractor, given, onRate }: Props) {
  const [before] = useState(given);
  const name = useId();
  const { stars, state, problem, rate } = useRating(onRate);
  const words = useGuestWords();
  const say = useOrderWords();
  if (before !== null) return <GivenStars stars={before} contractor={contractor} />;
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <fieldset>
        <legend className="text-label">{say('howWas', { contractor })}</legend>
        <div className="-ml-2 flex">
          {counts.map((count) => (
            <label
              key={count}
              className="relative grid size-11 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={count}
                checked={stars === count}
                aria-label={say('stars', { count })}
                onChange={() => rate(count)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <StarDrawing full={count <= (stars ?? 0)} />
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className="text-meta text-ink-2">
        {state === 'sending' && words.parts.say('sending')}
        {state === 'sent' && say('starsThanks')}
      </p>
      {state === 'failed' && stars !== null && (
        <div role="alert" className="grid justify-items-start gap-2">
          <FieldError>{problem && refusalWords(words, problem)}</FieldError>
          <Button size="large" onClick={() => rate(stars)}>
            {words.say('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}

function GivenStars({ stars, contractor }: { stars: number; contractor: string }) {
  const say = useOrderWords();
  return (
    <p className="flex flex-wrap items-center gap-x-3 border-t border-line pt-3 text-ink-2">
      <span aria-hidden="true" className="flex">
        {counts.map((count) => (
          <StarDrawing key={count} full={count <= stars} />
        ))}
      </span>
      {say('starsGiven', { contractor, count: stars })}
    </p>
  );
}

const StarDrawing = ({ full }: { full: boolean }) => (
  <Icon of={Star} size={24} className={full ? 'fill-current text-primary-text' : 'text-ink-3'} />
);

type Rating = { stars: number | null; state: 'idle' | 'sending' | 'sent' | 'failed'; problem?: RestError };

/** Shows a tap at once and sends the last one: a tap while another is on its way goes after it. */
function useRating(onRate: (stars: number) => Promise<void>) {
  const [rating, setRating] = useState<Rating>({ stars: null, state: 'idle' });
  const wanted = useRef<number | null>(null);
  const sending = useRef(false);
  const send = async () => {
    sending.current = true;
    try {
      for (let sent: number | null = null; wanted.current !== null && wanted.current !== sent; ) {
        sent = wanted.current;
        await onRate(sent);
      }
      setRating({ stars: wanted.current, state: 'sent' });
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      setRating({ stars: wanted.current, state: 'failed', problem: error });
    } finally {
      sending.current = false;
    }
  };
  const rate = (stars: number) => {
    wanted.current = stars;
    setRating({ stars, state: 'sending' });
    if (!sending.current) void send();
  };
  return { ...rating, rate };
}
