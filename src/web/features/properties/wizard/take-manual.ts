import * as copy from '#contract/messages/en/manuals.ts';
import { fill } from '#contract/messages/fill.ts';
import { showToast } from '../../../ui/overlay/toast.ts';
import type { WaitingArticle } from './draft.ts';
import type { AddWizard } from './use-add-wizard.ts';
import { fillForm } from './use-step-form.ts';

type Taken = { values: Record<string, string>; articles: WaitingArticle[] };

/** Puts what was ticked of a manual into the wizard; Undo brings back the form and what was read. */
export function takeManual(wizard: AddWizard, { values, articles }: Taken): void {
  const before = wizard.current();
  fillForm(wizard.form, { ...before.values, ...values });
  wizard.setArticles([...before.articles, ...articles]);
  wizard.setManual(null);
  const undo = () => {
    fillForm(wizard.form, before.values);
    wizard.setArticles(before.articles);
    wizard.setManual(before.manual);
  };
  showToast({ title: fill(copy.answersUsed, { count: Object.keys(values).length }), undo });
}
