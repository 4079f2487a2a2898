import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { orpc } from '../../lib/query.ts';
import { useDialogLink } from '../../lib/url-dialog.ts';
import { Banner } from '../../ui/banner.tsx';
import { nameLinkClass } from '../../ui/name-link-class.ts';
import { dayWords } from './stay-days.ts';

/** Fixed codes that a guest who left still knows, each with the way to change it; nothing while there are none. */
export function CodesToChange() {
  const { data } = useQuery(orpc.stays.codesToChange.queryOptions());
  const linkTo = useDialogLink('edit');
  if (!data?.items.length) return null;
  return (
    <div id="codes" className="mb-6">
      <Banner tone="warning">
        <p>These locks have a fixed code, and a guest who has left still knows it:</p>
        <ul className="mt-2 grid gap-2">
          {data.items.map(({ stay_id, property_id, property_name, guest_name, check_out }) => (
            <li key={stay_id}>
              {property_name}, since {guest_name ?? 'a guest'} left on {dayWords(check_out)}.{' '}
              <Link {...linkTo(property_id)} className={nameLinkClass}>
                Change the code<span className="sr-only"> of {property_name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
