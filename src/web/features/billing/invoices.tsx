import { useQuery } from '@tanstack/react-query';
import { dollars } from '#contract/money.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DateTime, formatInstant } from '../../ui/time.tsx';

/** Every invoice there was, as a PDF; one that is open can be paid. */
export function Invoices() {
  const { data, error, refetch } = useQuery(orpc.billing.invoices.queryOptions());
  return (
    <section aria-labelledby="invoices" className="mt-4 border-t border-line pt-4">
      <h3 id="invoices" className="mb-2 text-label">
        Invoices
      </h3>
      {!data && !error && <Skeleton className="h-12" label="Loading invoices" />}
      {!data && error && (
        <p className="flex flex-wrap items-center gap-3 text-ink-2">
          {messageOf(error)} <Button onClick={() => void refetch()}>Retry</Button>
        </p>
      )}
      {data?.items.length === 0 && <p className="text-meta text-ink-2">None yet.</p>}
      <ul>
        {data?.items.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 first:border-0"
          >
            <span className="grid">
              <DateTime at={one.created_at} format="date" />
              <span className="text-meta text-ink-2">
                {[one.number, dollars(one.total_cents), statusWords.get(one.status) ?? one.status]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="flex gap-4">
              {one.status === 'open' && one.url && (
                <a className={link} href={one.url}>
                  Pay now
                </a>
              )}
              {one.pdf_url && (
                <a className={link} href={one.pdf_url}>
                  PDF
                  <span className="sr-only">
                    {' '}
                    of the invoice of {formatInstant(one.created_at, { format: 'date' })}
                  </span>
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const link = 'inline-flex min-h-9 items-center text-primary-text underline touch:min-h-11';
const statusWords = new Map<string, string>(
  Object.entries({
    paid: 'Paid',
    open: 'Not paid yet',
    uncollectible: 'Not paid',
    void: 'Void',
  }),
);
