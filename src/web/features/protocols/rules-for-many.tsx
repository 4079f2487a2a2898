import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as bulk from '#contract/messages/en/bulk.ts';
import * as copy from '#contract/messages/en/protocols.ts';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnsweringRules } from './answering-rules.tsx';
import { JobRules } from './job-rules.tsx';
import type { RuleEditing } from './rules-props.ts';
import { TimeRules } from './time-rules.tsx';

type Wrong = Partial<Record<string, string>>;

/** All rules as sentences, from the account's on; those that are changed are what is set at many properties. */
export function RulesForMany({
  rules,
  onChange,
  onWrong,
}: {
  rules: OwnRules;
  onChange: (rules: OwnRules) => void;
  /** Whether something is typed that is no value of a rule. */
  onWrong: (is: boolean) => void;
}) {
  const query = useQuery(orpc.protocols.get.queryOptions({ input: {} }));
  const [wrong, setWrong] = useState<Wrong>({});
  const say = (next: Wrong) => {
    setWrong(next);
    onWrong(Object.values(next).some(Boolean));
  };
  if (query.isPending) return <Skeleton className="h-48" label={copy.loadingRules} />;
  if (query.isLoadingError)
    return <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error)}</LoadFailed>;
  const editing: RuleEditing = {
    edits: null,
    own: rules,
    data: undefined,
    save: { error: null },
    wrong,
    way: bulk.leaveAsIs,
    setRule: (key, value) => onChange({ ...rules, [key]: value }),
    takeBack: (key) => {
      const { [key]: _, ...rest } = rules;
      say({});
      onChange(rest);
    },
    note: (part, message) => say({ ...wrong, [part]: message }),
  };
  const shown = { ...query.data.rules, ...rules };
  return (
    <div>
      <AnsweringRules editing={editing} rules={shown} />
      <JobRules editing={editing} rules={shown} />
      <TimeRules editing={editing} rules={shown} />
    </div>
  );
}
