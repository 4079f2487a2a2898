import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { CalledContractor, CalledForTrade } from '#contract/dispatch/called-now.ts';
import { type ServiceType, serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/dispatch/called-now.ts';
import { fill } from '#contract/messages/fill.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { nameLinkClass } from '../../../ui/name-link-class.ts';
import { firstWords } from './first-words.ts';

/** One trade: what happens first, and behind it everyone of it in their order, with the reason for each skip. */
export function CalledTrade({ trade, clock }: { trade: CalledForTrade; clock: { zone: string; now: Date } }) {
  const { service_type, contractors, next } = trade;
  const label = serviceTypeLabels[service_type];
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-3 rounded-control p-3 hover:bg-surface-2 touch:min-h-11">
        <span className="grid min-w-0 grid-cols-1 gap-0.5">
          <span className="text-label">{label}</span>
          <span className="text-meta break-words text-ink-2">{firstWords(trade, clock)}</span>
        </span>
        <Icon
          of={ChevronDown}
          className="mt-0.5 shrink-0 text-ink-2 transition-transform duration-120 group-open:rotate-180"
        />
      </summary>
      <ol
        aria-label={fill(copy.orderOf, { trade: label })}
        className="grid list-decimal grid-cols-1 gap-2 pr-3 pb-3 pl-7"
      >
        {contractors.map((one) => (
          <Called key={one.contractor_id} called={one} isNext={one.contractor_id === next?.contractor_id} />
        ))}
      </ol>
    </details>
  );
}

function Called({ called, isNext }: { called: CalledContractor; isNext: boolean }) {
  const { contractor_id, company_name, assigned, skipped } = called;
  return (
    <li>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Link to={`/dashboard/contractors/${contractor_id}`} className={`${nameLinkClass} min-w-0 break-words`}>
          {company_name}
        </Link>
        {skipped !== null && <StatusBadge tone="warning">{copy.skipped}</StatusBadge>}
        {skipped === null && (
          <StatusBadge tone={isNext ? 'success' : 'neutral'}>{isNext ? copy.askedFirst : copy.askedLater}</StatusBadge>
        )}
        {!assigned && <span className="text-meta text-ink-2">{copy.notAssigned}</span>}
      </span>
      {skipped !== null && <span className="block text-meta text-ink-2">{fill(copy.reason, { skipped })}</span>}
    </li>
  );
}

const nobody: Record<ServiceType, string> = {
  cleaning: copy.noCleaner,
  electrical: copy.noElectrician,
  gas: copy.noGasFitter,
  handyman: copy.noHandyman,
  hvac: copy.noHvac,
  landscaping: copy.noLandscaper,
  plumbing: copy.noPlumber,
  rental_management: copy.noRentalManager,
  septic: copy.noSeptic,
  home_warranty: copy.noHomeWarranty,
  pest_control: copy.noPestControl,
  property_management: copy.noPropertyManager,
};

/** "No plumber yet. Add one". */
export function MissingTrade({ trade, onAdd }: { trade: ServiceType; onAdd: (trade: ServiceType) => void }) {
  const forTrade = <span className="sr-only">{fill(copy.forTrade, { trade: serviceTypeLabels[trade] })}</span>;
  const add = (
    <button type="button" onClick={() => onAdd(trade)} className="text-primary-text underline touch:py-3.25">
      <Fill of={copy.addOneFor} with={{ addOne: copy.addOne, forTrade }} />
    </button>
  );
  return (
    <li>
      <Fill of={nobody[trade]} with={{ add }} />
    </li>
  );
}
