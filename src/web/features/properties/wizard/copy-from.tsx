import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { AssignedContractor } from '#contract/contractors/assigned.ts';
import type { Assignment } from '#contract/contractors/assignments.ts';
import type { Article } from '#contract/knowledge/knowledge.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/overlay/toast.ts';
import { useProperties } from '../properties.ts';
import { copyInto, type WaitingArticle } from './draft.ts';
import type { AddWizard } from './use-add-wizard.ts';
import { fillForm } from './use-step-form.ts';
import { valuesFrom } from './values.ts';

/** Fills what is still empty from another property of the owner. Absent while there is none. */
export function CopyFrom({ wizard }: { wizard: AddWizard }) {
  const { rows } = useProperties();
  const [from, setFrom] = useState('');
  const copying = useMutation({
    mutationFn: async (id: string) => {
      const [property, { items }, written] = await Promise.all([
        api.properties.get({ id }),
        api.assignments.list({ property_id: id }),
        api.articles.list({ property_id: id, limit: limits.pageSizeMax }),
      ]);
      return { property, contractors: items.map(handedIn), articles: lentFrom(written.items) };
    },
    onSuccess: ({ property, contractors, articles }) => {
      const before = wizard.current();
      fillForm(wizard.form, copyInto(before.values, valuesFrom(property)));
      if (before.contractors.length === 0) wizard.setContractors(contractors);
      if (before.articles.length === 0) wizard.setArticles(articles);
      const undo = () => {
        fillForm(wizard.form, before.values);
        wizard.setContractors(before.contractors);
        wizard.setArticles(before.articles);
      };
      showToast({ title: fill(copy.copied, { property: property.name }), undo });
    },
    onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
  });
  if (rows.length === 0) return null;
  return (
    <details className="group rounded-control bg-surface-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 px-3 text-label [&::-webkit-details-marker]:hidden">
        {copy.copyFrom}
        <Icon of={ChevronDown} className="shrink-0 transition-transform duration-120 group-open:rotate-180" />
      </summary>
      <div className="grid gap-1.5 px-3 pb-3">
        <div className="flex gap-2">
          <NativeSelect
            aria-label={copy.copyFromLabel}
            aria-describedby="copied"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
            className="min-w-56"
          >
            <option value="">{copy.select}</option>
            {rows.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
          <Button disabled={from === ''} busy={copying.isPending} onClick={() => copying.mutate(from)}>
            {common.copy}
          </Button>
        </div>
        <p id="copied" className="text-meta text-ink-3">
          {copy.copyMeaning}
        </p>
      </div>
    </details>
  );
}

/** What holds a code is for confirmed guests of that house alone. */
const lentFrom = (articles: readonly Article[]): WaitingArticle[] =>
  articles
    .filter(({ audience }) => audience !== 'verified')
    .map(({ title, body, audience }) => ({ title, body, audience }));

/** One who serves another property, as the wizard hands contractors in. */
const handedIn = (one: Assignment): AssignedContractor => AssignedContractor.parse(one);
