import { MyMonths } from '../../features/assistant/my-months.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export function meta() {
  return [{ title: 'Language model · Porchlight' }];
}

export default function Model() {
  return (
    <>
      <PageHeader title="Language model" lead="How often a language model answered your guests, and what it cost." />
      <Card aria-label="By month">
        <MyMonths />
      </Card>
    </>
  );
}
