import { Fragment, type ReactNode } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { fill } from '#contract/messages/fill.ts';
import { telOf } from '#contract/site/support.ts';
import { Button } from '../../../ui/button.tsx';
import { Logo } from '../../../ui/page/logo.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** A link that opens nothing: no job, no name, no address. */
export function UnknownJob({ refusal, children }: { refusal: string | null; children?: ReactNode }) {
  return (
    <Calm title={copy.unknownTitle}>
      <p>
        <PhoneText>{refusal ?? copy.unknownHint}</PhoneText>
      </p>
      {children}
    </Calm>
  );
}

export function JobNotReached({ refusal, onRetry }: { refusal: string | null; onRetry: () => void }) {
  return (
    <Calm title={refusal ? copy.notShown : copy.notReached}>
      <p>{fill(copy.photosKept, { why: refusal ?? copy.checkConnection })}</p>
      <Button variant="primary" size="huge" className="justify-self-start" onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </Calm>
  );
}

function Calm({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-read content-center gap-4 p-6 text-ink-2">
      <Logo />
      <h1 className="text-title-lg text-ink">{title}</h1>
      {children}
    </main>
  );
}

/** The job's shape while it is on its way. */
export function JobSkeleton() {
  return (
    <main id="main" className="mx-auto grid w-full max-w-2xl gap-4 p-4 sm:p-6">
      <h1 className="sr-only">{copy.jobTitle}</h1>
      <Skeleton className="h-4.5 w-24" label={copy.loadingJob} />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-32 w-full" />
    </main>
  );
}

/** A sentence in which telephone numbers can be tapped. */
function PhoneText({ children }: { children: string }) {
  const pieces = children.split(/((?:\+1[ -]?)?\(?\d{3}\)?[ -]\d{3}-\d{4})/); // words and numbers in turn
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence, which only change together
      <Fragment key={at}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <PhoneLink key={at} href={telOf(piece)}>
        {piece}
      </PhoneLink>
    ),
  );
}
