import * as copy from '#contract/messages/en/owner.ts';
import { fill } from '#contract/messages/fill.ts';
import { MyMonths } from '../../features/assistant/my-months.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: fill(copy.tabTitle, { page: copy.languageModel }) }];
}

export default function Model() {
  return (
    <>
      <PageHeader title={copy.languageModel} lead={copy.languageModelLead} />
      <Card aria-label={copy.byMonth}>
        <MyMonths />
      </Card>
    </>
  );
}
