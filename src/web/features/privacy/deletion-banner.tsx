import * as copy from '#contract/messages/en/privacy.ts';
import { useMe } from '../../lib/session/me.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { DateTime } from '../../ui/time.tsx';
import { useKeepAccount } from './account-deletion.ts';

/** Above every screen of an owner whose account is to go: when, and the one press that keeps it. */
export function DeletionBanner() {
  const { deletion_due_at: due } = useMe();
  const keep = useKeepAccount();
  if (!due) return null;
  return (
    <div className="no-print mb-6">
      <Banner
        tone="warning"
        title={copy.willBeDeleted}
        action={
          <Button busy={keep.isPending} onClick={() => keep.mutate()}>
            {copy.keepAccount}
          </Button>
        }
      >
        <Fill of={copy.willBeDeletedText} with={{ date: <DateTime at={due} /> }} />
      </Banner>
    </div>
  );
}
