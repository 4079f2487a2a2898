import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as copy from '#contract/messages/en/stays.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { useMay } from '../../lib/session/role.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { calendarDay } from '../../ui/day-words.ts';
import { Fill } from '../../ui/fill.tsx';
import { nameLinkClass } from '../../ui/name-link-class.ts';
import { showToast } from '../../ui/overlay/toast.ts';
import { LoadFailed } from '../../ui/page/load-failed.tsx';

export const useCodesToChange = () => useQuery(orpc.stays.codesToChange.queryOptions());

/** Fixed codes that a guest who left still knows, each with the way to change it; nothing while there are none. */
export function CodesToChange() {
  const { data, isLoadingError, refetch } = useCodesToChange();
  const linkTo = useDialogLink('edit');
  const mayKeep = useMay('stays.keepCode');
  const keep = useMutation(
    orpc.stays.keepCode.mutationOptions({
      onSuccess: (left) => queryClient.setQueryData(orpc.stays.codesToChange.queryKey(), left),
      onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
    }),
  );
  if (isLoadingError)
    return (
      <LoadFailed className="mb-6" onRetry={() => void refetch()}>
        {copy.codesToChangeFailed}
      </LoadFailed>
    );
  if (!data?.items.length || !mayKeep) return null;
  return (
    <div id="codes" className="mb-6">
      <Banner tone="warning">
        <p>{copy.codesToChange}</p>
        <ul className="mt-2 grid gap-2">
          {data.items.map(({ stay_id, property_id, property_name, guest_name, check_out }) => (
            <li key={stay_id}>
              <Fill
                of={copy.guestLeft}
                with={{
                  property: property_name,
                  guest: guest_name ?? copy.someGuest,
                  day: <span className="whitespace-nowrap">{calendarDay(check_out)}</span>,
                }}
              />{' '}
              <span className="flex flex-wrap items-center gap-x-3">
                <Link {...linkTo(property_id)} className={nameLinkClass}>
                  <Fill of={copy.changeCode} with={{ ofProperty: hidden(property_name) }} />
                </Link>
                <Button
                  size="compact"
                  variant="quiet"
                  busy={keep.isPending && keep.variables.id === stay_id}
                  onClick={() => keep.mutate({ id: stay_id })}
                >
                  <Fill of={copy.keepCode} with={{ ofProperty: hidden(property_name) }} />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

/** Read aloud alone: beside the row, it goes without saying. */
const hidden = (property: string) => <span className="sr-only">{fill(copy.ofProperty, { property })}</span>;
