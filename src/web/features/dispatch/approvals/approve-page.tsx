import { useState } from 'react';
import type { LinkedApproval } from '#contract/dispatch/approvals.ts';
import * as copy from '#contract/messages/en/dispatch/approvals.ts';
import { fill } from '#contract/messages/fill.ts';
import type { LinkChoice } from '../../../lib/address/link-token.ts';
import { refused, useMailLink } from '../../../lib/address/use-mail-link.ts';
import { hasStatus, rest } from '../../../lib/http/rest.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkTrouble } from '../../../ui/page/link-trouble.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LinkedApprovalCard } from './linked-approval-card.tsx';

/** One thing that waits for the owner's word, decided from a mail without signing in. Opening it decides nothing. */
export function ApprovePage() {
  const { linked, show } = useMailLink<LinkedApproval>('approve', (token) => `/approval-links/${token}`);
  if (linked.is === 'opening') return <Skeleton className="h-64" label={copy.loadingLinked} />;
  if (linked.is === 'open')
    return <Open path={linked.path} approval={linked.thing} choice={linked.choice} onShow={show} />;
  return (
    <LinkTrouble words={linked.trouble} onRetry={linked.retry}>
      <a href="/dashboard" className="justify-self-start py-2.75 text-primary-text underline">
        {copy.goToDashboard}
      </a>
    </LinkTrouble>
  );
}

type OpenProps = {
  path: string;
  approval: LinkedApproval;
  choice: LinkChoice | null;
  onShow: (approval: LinkedApproval) => void;
};

function Open({ path, approval, choice, onShow }: OpenProps) {
  const isGuest = approval.kind === 'unchecked_guest';
  const words = { no: isGuest ? copy.notMyGuest : copy.decline, yes: isGuest ? copy.confirmAndSend : copy.approve };
  const [failure, setFailure] = useState<string | null>(null);
  const [busyWith, setBusyWith] = useState<boolean | null>(null);
  const decide = async (approve: boolean) => {
    setBusyWith(approve);
    setFailure(null);
    try {
      onShow(await rest<LinkedApproval>('POST', path, { body: { approve } }));
    } catch (error) {
      setFailure(refused(error));
      // Decided meanwhile, or too late: what became of it is shown beside the refusal.
      if (hasStatus(error, 409)) await showNow();
    } finally {
      setBusyWith(null);
    }
  };
  const showNow = async () => {
    try {
      onShow(await rest<LinkedApproval>('GET', path));
    } catch (error) {
      setFailure(refused(error));
    }
  };
  return (
    <div className="grid gap-4">
      <LinkedApprovalCard approval={approval} />
      {failure && <Banner tone="danger">{failure}</Banner>}
      {approval.state === 'open' && choice && (
        <Banner tone="info">{fill(copy.choseInMail, { choice: words[choice] })}</Banner>
      )}
      {approval.state === 'open' && (
        <div className="grid grid-cols-2 gap-3">
          <Button
            variant={choice === 'no' ? 'primary' : 'secondary'}
            size="large"
            busy={busyWith === false}
            disabled={busyWith === true}
            onClick={() => void decide(false)}
          >
            {words.no}
          </Button>
          <Button
            variant={choice === 'no' ? 'secondary' : 'primary'}
            size="large"
            busy={busyWith === true}
            disabled={busyWith === false}
            onClick={() => void decide(true)}
          >
            {words.yes}
          </Button>
        </div>
      )}
      <a
        href={`/dashboard/work-orders?work-order=${approval.work_order_id}`}
        className="justify-self-start py-2.75 text-primary-text underline"
      >
        {copy.seeWorkOrder}
      </a>
    </div>
  );
}
