import { Plus, X } from 'lucide-react';
import { type ServiceType, serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { type Urgency, urgencyLabels } from '#contract/enumerations/work-orders.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { actionWords, Choice } from './rule-parts.tsx';

type Lines = ProtocolRules['actions'];
const any = 'any';

/** The first line that fits a job decides; the last one is for everything else. */
export function ActionLines({ lines, onChange }: { lines: Lines; onChange: (lines: Lines) => void }) {
  const put = (at: number, change: Partial<Lines[number]>) =>
    onChange(lines.map((line, i) => (i === at ? { ...line, ...change } : line)));
  const rest = lines.length - 1;
  return (
    <div className="grid gap-2">
      <ol className="grid gap-2">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
          <li key={at} className="flex flex-wrap items-center gap-2">
            {at === rest ? (
              <span>For everything else:</span>
            ) : (
              <>
                For
                <Choice
                  label={`Line ${at + 1}, how urgent`}
                  value={line.urgency ?? any}
                  words={{ [any]: 'any', ...urgencyLabels } as Record<Urgency | typeof any, string>} // keys as written
                  onChange={(value) => put(at, { urgency: value === any ? undefined : value })}
                />
                <Choice
                  label={`Line ${at + 1}, which trade`}
                  value={line.service_type ?? any}
                  words={
                    { [any]: 'jobs of any trade', ...serviceTypeLabels } as Record<ServiceType | typeof any, string>
                  } // keys as written
                  onChange={(value) => put(at, { service_type: value === any ? undefined : value })}
                />
                :
              </>
            )}
            <Choice
              label={at === rest ? 'For everything else' : `Line ${at + 1}, what to do`}
              value={line.action}
              words={actionWords}
              onChange={(action) => put(at, { action })}
            />
            {at !== rest && (
              <IconButton
                icon={X}
                label={`Remove line ${at + 1}`}
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
          Add a line
        </Button>
      </div>
    </div>
  );
}
