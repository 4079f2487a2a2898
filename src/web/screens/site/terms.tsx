import * as copy from '#contract/messages/en/site/chrome.ts';
import { terms } from '#contract/messages/en/site/terms.ts';
import { LegalPage } from './legal-page.tsx';
import { pageMeta } from './page-meta.ts';

export function meta() {
  return pageMeta({
    path: '/terms',
    title: copy.termsTitle,
    description: copy.termsDescription,
  });
}

export default function Terms() {
  return <LegalPage title={copy.termsOfService} text={terms} />;
}
