import { Phone } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { CallTask } from '#contract/dispatch/calls.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import * as copy from '#contract/messages/en/dispatch/calls.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { callOf } from '#contract/phones.ts';
import { useDialogLink } from '../../../lib/address/url-dialog.ts';
import { PhoneWords } from '../../../lib/forms/phone-words.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { CallAnswers } from './call-answers.tsx';
import { callerWords, dueWords } from './call-words.ts';
import { useCallActs } from './calls.ts';

/** One contractor to call: whom, about what, until when; and for who is calling, what they said. */
export function CallCard({
  call,
  myId,
  now,
  urgency,
  onDone,
}: {
  call: CallTask;
  myId: string;
  now: number;
  urgency: ReactNode;
  onDone: () => void;
}) {
  const acts = useCallActs(call, onDone);
  const company = useRef<HTMLHeadingElement>(null);
  const due = dueWords(call.due_at, now);
  const caller = callerWords(call, myId);
  return (
    <li className="grid gap-2 border-b border-line p-3">
      <h3 ref={company} tabIndex={-1} className="text-label outline-none">
        {call.company_name}
      </h3>
      <a
        href={callOf(call.phone)}
        className="inline-flex min-h-9 w-fit items-center gap-2 whitespace-nowrap text-primary-text underline touch:min-h-11"
      >
        <Icon of={Phone} />
        <PhoneWords of={call.phone} />
      </a>
      <p className="flex flex-wrap items-center gap-1.5 text-meta text-ink-2">
        {urgency}
        <Badge tone={due.overdue ? 'danger' : 'neutral'}>
          <span className="tabular-nums">{due.words}</span>
        </Badge>
        {caller && <Badge tone="primary">{caller}</Badge>}
      </p>
      <AboutJob call={call} />
      {acts.refusal && (
        <p role="alert" className="text-meta text-danger-text">
          {acts.refusal}
        </p>
      )}
      {call.caller_id === null && (
        <Button
          size="compact"
          variant="primary"
          busy={acts.taking}
          onClick={() => acts.take(() => company.current?.focus())}
          className="w-fit"
        >
          {copy.takeCall}
        </Button>
      )}
      {call.caller_id === myId && <CallAnswers call={call} acts={acts} onGivenBack={() => company.current?.focus()} />}
    </li>
  );
}

function AboutJob({ call }: { call: CallTask }) {
  const linkTo = useDialogLink('work-order');
  return (
    <div className="grid gap-1">
      <p>
        {fill(copy.jobAt, {
          serviceType: serviceTypeLabels[call.service_type],
          property: call.property_name,
          subject: call.subject_line,
        })}
      </p>
      <p className="whitespace-pre-wrap text-ink-2">{call.issue_summary}</p>
      <p className="text-meta text-ink-2">
        <Fill
          of={copy.notToExceed}
          with={{
            amount: dollars(call.nte_cents),
            link: (
              <Link
                {...linkTo(call.work_order_id)}
                className="text-primary-text underline touch:inline-block touch:py-3.25"
              >
                {call.reference}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}
