import * as copy from '#contract/messages/en/site/home.ts';

const moments = [
  {
    time: copy.scanTime,
    what: copy.scanTitle,
    how: copy.scan,
  },
  {
    time: copy.valveTime,
    what: copy.valveTitle,
    how: copy.valve,
  },
  {
    time: copy.plumberTime,
    what: copy.plumberTitle,
    how: copy.plumber,
  },
  {
    time: copy.coffeeTime,
    what: copy.coffeeTitle,
    how: copy.coffee,
  },
];

/** "What happens at 2 a.m.", as four moments. */
export function NightStory() {
  return (
    <section className="later border-y border-line bg-surface" aria-labelledby="night">
      <div className="mx-auto max-w-site px-4 py-16 sm:px-6">
        <h2 id="night" className="mb-8 font-display text-display">
          {copy.nightTitle}
        </h2>
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {moments.map(({ time, what, how }) => (
            <li key={time} className="grid content-start gap-2 border-t-2 border-line-strong pt-4">
              <p className="text-meta text-ink-3 tabular-nums">{time}</p>
              <h3 className="text-title">{what}</h3>
              <p className="text-ink-2">{how}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
