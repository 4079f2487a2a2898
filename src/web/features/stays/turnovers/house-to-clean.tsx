import * as copy from '#contract/messages/en/stays/turnovers.ts';
import { fill } from '#contract/messages/fill.ts';
import type { CleanedHouse } from '#contract/stays/turnovers.ts';

/** What it takes to get in and clean; codes where whoever reads it sees codes. */
export function HouseToClean({ house }: { house: CleanedHouse }) {
  const { beds, baths, codes } = house;
  const size = [
    beds === null ? null : fill(copy.beds, { count: beds }),
    baths === null ? null : fill(copy.baths, { count: baths }),
  ].filter((word) => word !== null);
  const facts: [label: string, value: string | null | undefined][] = [
    [copy.parking, house.parking],
    [copy.trashBins, house.trash_bins],
    [copy.curbDay, house.trash_curb_day],
    [copy.wifi, house.wifi_name],
    [copy.wifiPassword, codes?.wifi_password],
    [copy.doorCode, codes?.front_door_lock_code],
    [copy.howToEnter, codes?.front_door_lock_instructions],
    [copy.lockBox, codes?.alt_lock_box_location],
    [copy.lockBoxCode, codes?.alt_lock_box_code],
  ];
  const known = facts.filter(([, value]) => value);
  return (
    <>
      {size.length > 0 && <p className="pt-1 text-meta text-ink-2">{size.join(' · ')}</p>}
      {known.length > 0 && (
        <details className="pt-2">
          <summary className="flex min-h-11 items-center text-label text-primary-text">{copy.toClean}</summary>
          <dl className="grid gap-2">
            {known.map(([label, value]) => (
              <div key={label} className="grid gap-0.5">
                <dt className="text-meta text-ink-2">{label}</dt>
                <dd className="whitespace-pre-wrap wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
