import { useId } from 'react';
import { type ArticleAudience, articleAudiences, audienceLabels } from '#contract/enumerations/knowledge.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { Field } from '../../ui/form/field.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import type { Proposal } from './use-manual.ts';

/** Proposed articles, each to be changed, put together with the one above, or dropped. */
export function ProposedList({
  proposals,
  onChange,
}: {
  proposals: Proposal[];
  onChange: (proposals: Proposal[]) => void;
}) {
  const change = (key: number, changes: Partial<Proposal>) =>
    onChange(proposals.map((one) => (one.key === key ? { ...one, error: undefined, ...changes } : one)));
  const drop = (at: number) => {
    const before = proposals;
    onChange(proposals.filter((_, index) => index !== at));
    showToast({
      title: fill(copy.articleDropped, { title: proposals[at]?.title ?? '' }),
      undo: () => onChange(before),
    });
  };
  const merge = (at: number) => {
    const [above, one] = [proposals[at - 1], proposals[at]];
    if (!above || !one) return;
    const secret = above.holds_secret || one.holds_secret;
    const joined: Proposal = {
      ...above,
      body: `${above.body}\n\n${one.title}\n${one.body}`,
      holds_secret: secret,
      audience: secret && above.audience === 'anyone' ? 'verified' : above.audience,
    };
    onChange([...proposals.slice(0, at - 1), joined, ...proposals.slice(at + 1)]);
  };
  return (
    <ol className="grid gap-4">
      {proposals.map((proposal, at) => (
        <ProposedItem
          key={proposal.key}
          proposal={proposal}
          number={at + 1}
          onChange={(changes) => change(proposal.key, changes)}
          onDrop={() => drop(at)}
          onMerge={at > 0 ? () => merge(at) : undefined}
        />
      ))}
    </ol>
  );
}

function ProposedItem({
  proposal,
  number,
  onChange,
  onDrop,
  onMerge,
}: {
  proposal: Proposal;
  number: number;
  onChange: (changes: Partial<Proposal>) => void;
  onDrop: () => void;
  onMerge: (() => void) | undefined;
}) {
  const heading = useId();
  const { title, body, audience, holds_secret, error } = proposal;
  const named = fill(copy.whichArticle, { number, title });
  return (
    <li aria-labelledby={heading} className="grid gap-3 rounded-card border border-line p-3 sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={heading} className="text-label">
          {fill(copy.articleNumber, { number })}
        </h3>
        {holds_secret && <Badge tone="warning">{copy.seemsSecret}</Badge>}
      </div>
      <Field label={copy.titleLabel} required unmarked error={error}>
        <TextInput
          value={title}
          maxLength={limits.shortText}
          autoComplete="off"
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label={copy.bodyLabel} required unmarked>
        <TextArea
          rows={3}
          value={body}
          maxLength={limits.articleBody}
          onChange={({ target }) => onChange({ body: target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={copy.audienceLabel} required unmarked className="min-w-48">
          <NativeSelect
            value={audience}
            onChange={({ target }) => onChange({ audience: target.value as ArticleAudience })} // its options are the list
          >
            {articleAudiences.map((one) => (
              <option key={one} value={one}>
                {audienceLabels[one]}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <div className="flex flex-wrap gap-2">
          {onMerge && (
            <Button variant="quiet" onClick={onMerge}>
              <Fill of={copy.joinWithAbove} with={{ which: <span className="sr-only">: {named}</span> }} />
            </Button>
          )}
          <Button variant="danger-quiet" onClick={onDrop}>
            <Fill of={copy.dropArticle} with={{ which: <span className="sr-only"> {named}</span> }} />
          </Button>
        </div>
      </div>
    </li>
  );
}
