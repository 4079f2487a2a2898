import { useQuery } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/billing/settings.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DateTime, formatInstant } from '../../ui/time.tsx';

/** Every invoice there was, as a PDF; one that is open can be paid. */
export function Invoices() {
  const { data, error, refetch } = useQuery(orpc.billing.invoices.queryOptions());
  return (
    <section aria-labelledby="invoices" className="mt-4 border-t border-line pt-4">
      <h3 id="invoices" className="mb-2 text-label">
        {copy.invoices}
      </h3>
      {!data && !error && <Skeleton className="h-12" label={copy.loadingInvoices} />}
      {!data && error && (
        <p className="flex flex-wrap items-center gap-3 text-ink-2">
          {messageOf(error)} <Button onClick={() => void refetch()}>{copy.retry}</Button>
        </p>
      )}
      {data?.items.length === 0 && <p className="text-meta text-ink-2">{copy.noInvoices}</p>}
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
                  {copy.payNow}
                </a>
              )}
              {one.pdf_url && (
                <a className={link} href={one.pdf_url}>
                  <Fill
                    of={copy.pdf}
                    with={{
                      ofInvoice: (
                        <span className="sr-only">
                          {' '}
                          {fill(copy.ofInvoice, { date: formatInstant(one.created_at, { format: 'date' }) })}
                        </span>
                      ),
                    }}
                  />
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
    paid: copy.paid,
    open: copy.notPaidYet,
    uncollectible: copy.notPaid,
    void: copy.voided,
  }),
);
