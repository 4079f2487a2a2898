const moments = [
  {
    time: '2:04 a.m.',
    what: 'Your guest scans the card by the door',
    how: 'No app, no account. “There’s water coming from under the kitchen sink.”',
  },
  {
    time: '2:05 a.m.',
    what: 'They learn where the valve is',
    how: 'The answer comes from what you wrote about this house, and it says so.',
  },
  {
    time: '2:07 a.m.',
    what: 'Your plumber gets the job',
    how: 'With what happened, what was tried, and how much it may cost. No answer in time, and the next one is asked.',
  },
  {
    time: '7:30 a.m.',
    what: 'You read about it over coffee',
    how: 'Every step is there: who said what, who came, and whether the guest says it is fixed.',
  },
];

/** "What happens at 2 a.m.", as four moments. */
export function NightStory() {
  return (
    <section className="later border-y border-line bg-surface" aria-labelledby="night">
      <div className="mx-auto max-w-site px-4 py-16 sm:px-6">
        <h2 id="night" className="mb-8 font-display text-display">
          What happens at 2 a.m.
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
