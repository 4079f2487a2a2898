import { Plus, X } from 'lucide-react';
import { type ServiceType, serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { type Urgency, urgencyLabels } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/protocols.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { actionWords, Choice } from './rule-parts.tsx';

type Lines = ProtocolRules['actions'];
const any = 'any';
const urgencyWords = { [any]: copy.anyUrgency, ...urgencyLabels } as Record<Urgency | typeof any, string>; // keys as written
const tradeWords = { [any]: copy.anyTrade, ...serviceTypeLabels } as Record<ServiceType | typeof any, string>; // the same

/** The first line that fits a job decides; the last one is for everything else. */
export function ActionLines({ lines, onChange }: { lines: Lines; onChange: (lines: Lines) => void }) {
  const put = (at: number, change: Partial<Lines[number]>) =>
    onChange(lines.map((line, i) => (i === at ? { ...line, ...change } : line)));
  const rest = lines.length - 1;
  return (
    <div className="grid grid-cols-1 gap-2">
      <ol className="grid grid-cols-1 gap-2">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
          <li key={at} className="flex flex-wrap items-center gap-2">
            {at === rest ? (
              <span>{copy.otherJobs}</span>
            ) : (
              <Fill
                of={copy.jobsOf}
                with={{
                  urgency: (
                    <Choice
                      label={fill(copy.lineUrgency, { line: at + 1 })}
                      value={line.urgency ?? any}
                      words={urgencyWords}
                      onChange={(value) => put(at, { urgency: value === any ? undefined : value })}
                    />
                  ),
                  trade: (
                    <Choice
                      label={fill(copy.lineTrade, { line: at + 1 })}
                      value={line.service_type ?? any}
                      words={tradeWords}
                      onChange={(value) => put(at, { service_type: value === any ? undefined : value })}
                    />
                  ),
                }}
              />
            )}
            <Choice
              label={at === rest ? copy.otherJobsAction : fill(copy.lineAction, { line: at + 1 })}
              value={line.action}
              words={actionWords}
              onChange={(action) => put(at, { action })}
            />
            {at !== rest && (
              <IconButton
                icon={X}
                label={fill(copy.removeLine, { line: at + 1 })}
                size="compact"
                onClick={() => onChange(lines.filter((_, i) => i !== at))}
              />
            )}
          </li>
        ))}
      </ol>
      <div>
        <Button
          size="compact"
          disabled={lines.length >= 60}
          onClick={() => onChange([...lines.slice(0, rest), { action: 'ask_owner' }, ...lines.slice(rest)])}
        >
          <Icon of={Plus} />
          {copy.addLine}
        </Button>
      </div>
    </div>
  );
}
