import { useState } from 'react';
import * as copy from '#contract/messages/en/notifications/reach.ts';
import { fill } from '#contract/messages/fill.ts';
import type { MorningMailLink } from '#contract/notifications/reach.ts';
import { refused, useMailLink } from '../../../lib/address/use-mail-link.ts';
import { rest } from '../../../lib/http/rest.ts';
import { clockWords } from '../../../lib/time/clock-times.ts';
import { zoneWords } from '../../../lib/time/zones.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkTrouble } from '../../../ui/page/link-trouble.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Where the link at the foot of a morning mail leads. Opening it stops nothing. */
export function MorningMailPage() {
  const { linked, show } = useMailLink<MorningMailLink>('morning-mail', (token) => `/morning-mail-links/${token}`);
  if (linked.is === 'opening') return <Skeleton className="h-40" label={copy.loadingLink} />;
  if (linked.is === 'open') return <Open path={linked.path} link={linked.thing} onShow={show} />;
  return (
    <LinkTrouble words={linked.trouble} onRetry={linked.retry}>
      <ToReach />
    </LinkTrouble>
  );
}

type OpenProps = { path: string; link: MorningMailLink; onShow: (link: MorningMailLink) => void };

function Open({ path, link: { on, hour, timezone }, onShow }: OpenProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const set = async () => {
    setBusy(true);
    setFailure(null);
    try {
      onShow(await rest<MorningMailLink>('POST', path, { body: { on: !on } }));
    } catch (error) {
      setFailure(refused(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-4">
      {on ? (
        <p role="status">{fill(copy.mailsCome, { time: clockWords((hour ?? 0) * 60), zone: zoneWords(timezone) })}</p>
      ) : (
        <Banner tone="success">{copy.mailsStopped}</Banner>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button variant={on ? 'primary' : 'secondary'} size="large" wide busy={busy} onClick={() => void set()}>
        {on ? copy.stopMails : copy.resumeMails}
      </Button>
      <ToReach />
    </div>
  );
}

const ToReach = () => (
  <a href="/dashboard/reach" className="justify-self-start py-2.75 text-primary-text underline">
    {copy.toReach}
  </a>
);
