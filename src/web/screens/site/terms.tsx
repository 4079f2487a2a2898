import { terms } from '#contract/site/terms.ts';
import { LegalPage } from './legal-page.tsx';
import { pageMeta } from './page-meta.ts';

export function meta() {
  return pageMeta({
    path: '/terms',
    title: 'Terms of Service · Porchlight',
    description: 'The agreement about using Porchlight: plans and billing, use, liability, California law.',
  });
}

export default function Terms() {
  return <LegalPage title="Terms of Service" text={terms} />;
}
