import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as copy from '#contract/messages/en/conversations/rota.ts';
import { orpc } from '../../../lib/http/query.ts';
import { useMe } from '../../../lib/session/me.ts';
import { Banner } from '../../../ui/banner.tsx';

/** For leads: nobody is on call, now or ever. Asked for again with each change of the rota, and every few minutes. */
export function NoRotaBanner() {
  const lead = useMe().role === 'admin';
  const { data } = useQuery({ ...orpc.rota.get.queryOptions(), enabled: lead, refetchInterval: 5 * 60_000 });
  if (!lead || !data || (!data.empty && data.now.length > 0)) return null;
  return (
    <div className="no-print mx-auto w-full max-w-app px-4 pt-4 sm:px-6">
      <Banner
        tone="warning"
        action={
          <Link to="/on-call" className="inline-block py-1 underline">
            {copy.makeRota}
          </Link>
        }
      >
        {data.empty ? `${copy.noRota} ${copy.noRotaSaid}` : copy.nobodyNow}
      </Banner>
    </div>
  );
}
