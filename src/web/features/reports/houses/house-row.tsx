import { Link } from 'react-router';
import type { House } from '#contract/reports/houses.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { FacadeTile } from '../../../ui/page/facade-tile.tsx';
import { guestWords, houseStates } from './house-words.ts';

/** One house: who is there or comes next, and how it stands. All of it opens the property. */
export function HouseRow({ house }: { house: House }) {
  return (
    <li className="relative -mx-4 flex gap-3 border-b border-line px-4 py-3 last:border-0 hover:bg-surface-2">
      <FacadeTile id={house.id} lit={house.chat !== null} size={44} />
      <div className="grid min-w-0 grow grid-cols-1 gap-1">
        <Link
          to={`/dashboard/properties/${house.id}`}
          className="min-w-0 text-label wrap-anywhere after:absolute after:inset-0"
        >
          {house.name}
        </Link>
        <p className="text-meta text-ink-2">{guestWords(house)}</p>
        <p className="flex flex-wrap gap-1.5">
          {houseStates(house).map(({ tone, words }) => (
            <StatusBadge key={words} tone={tone} wraps>
              {words}
            </StatusBadge>
          ))}
        </p>
      </div>
    </li>
  );
}
