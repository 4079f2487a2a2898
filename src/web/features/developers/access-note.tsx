import { useQuery } from '@tanstack/react-query';
import * as copy from '#contract/messages/en/developers.ts';
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
        title={copy.noAccessTitle}
        action={<Button onClick={() => void dialog.open('plans')}>{copy.chooseAPlan}</Button>}
      >
        {copy.noAccessText}
      </Banner>
    </div>
  );
}
