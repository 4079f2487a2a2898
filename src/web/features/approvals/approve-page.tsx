import { useEffect, useEffectEvent, useState } from 'react';
import type { LinkedApproval } from '#contract/approvals.ts';
import { takeLinkToken } from '../../lib/link-token.ts';
import { RestError, rest, unreachable } from '../../lib/rest.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LinkedApprovalCard } from './linked-approval-card.tsx';

type Shown = { token: string; approval: LinkedApproval } | { trouble: string; token: string | null };

const refused = (error: unknown): string => (error instanceof RestError ? error.message : unreachable.message);
const pathOf = (token: string) => `/approval-links/${encodeURIComponent(token)}`;

/** One thing that waits for the owner's word, decided from a mail without signing in. Opening it decides nothing. */
export function ApprovePage() {
  const [shown, setShown] = useState<Shown | null>(null);
  const load = async (token: string) => {
    try {
      setShown({ token, approval: await rest<LinkedApproval>('GET', pathOf(token)) });
    } catch (error) {
      const isGone = error instanceof RestError && error.status === 404;
      setShown({ trouble: refused(error), token: isGone ? null : token });
    }
  };
  const begin = useEffectEvent(() => {
    const token = takeLinkToken('approve', { location, history, storage: sessionStorage });
    if (token) void load(token);
    else setShown({ trouble: 'Open the link from your mail again.', token: null });
  });
  useEffect(() => begin(), []);
  if (!shown) return <Skeleton className="h-64" label="Loading what waits for you" />;
  if ('trouble' in shown) {
    const { token } = shown;
    return (
      <div className="grid gap-4">
        <Banner tone="danger">{shown.trouble}</Banner>
        {token && (
          <Button size="large" onClick={() => void load(token)}>
            Try again
          </Button>
        )}
        <a href="/dashboard" className="justify-self-start py-2.5 text-primary-text underline">
          Go to your dashboard
        </a>
      </div>
    );
  }
  return <Linked {...shown} onShow={(approval) => setShown({ token: shown.token, approval })} />;
}

type LinkedProps = { token: string; approval: LinkedApproval; onShow: (approval: LinkedApproval) => void };

function Linked({ token, approval, onShow }: LinkedProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busyWith, setBusyWith] = useState<boolean | null>(null);
  const decide = async (approve: boolean) => {
    setBusyWith(approve);
    setFailure(null);
    try {
      onShow(await rest<LinkedApproval>('POST', pathOf(token), { body: { approve } }));
    } catch (error) {
      setFailure(refused(error));
      // Decided meanwhile, or too late: what became of it is shown beside the refusal.
      if (error instanceof RestError && error.status === 409) await showNow();
    } finally {
      setBusyWith(null);
    }
  };
  const showNow = async () => {
    try {
      onShow(await rest<LinkedApproval>('GET', pathOf(token)));
    } catch (error) {
      setFailure(refused(error));
    }
  };
  return (
    <div className="grid gap-4">
      <LinkedApprovalCard approval={approval} />
      {failure && <Banner tone="danger">{failure}</Banner>}
      {approval.state === 'open' && (
        <div className="grid grid-cols-2 gap-3">
          <Button
            size="large"
            busy={busyWith === false}
            disabled={busyWith === true}
            onClick={() => void decide(false)}
          >
            Decline
          </Button>
          <Button
            variant="primary"
            size="large"
            busy={busyWith === true}
            disabled={busyWith === false}
            onClick={() => void decide(true)}
          >
            Approve
          </Button>
        </div>
      )}
      <a
        href={`/dashboard/work-orders?work-order=${approval.work_order_id}`}
        className="justify-self-start py-2.5 text-primary-text underline"
      >
        See the work order
      </a>
    </div>
  );
}
