import { useQuery } from '@tanstack/react-query';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { orpc } from '../../lib/http/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Where the plan has no API access: what that means, and the way to one that has. */
export function AccessNote() {
  const { data } = useQuery(orpc.developers.keys.queryOptions());
  const dialog = useUrlDialog('dialog');
  if (!data || data.can.add) return null;
  return (
    <div className="mb-6">
      <Banner
        tone="info"
        title="API access starts at the Essential plan"
        action={<Button onClick={() => void dialog.open('plans')}>Choose a plan</Button>}
      >
        Keys and webhooks that you have are kept, and rest until then.
      </Banner>
    </div>
  );
}
