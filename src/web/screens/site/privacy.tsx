import * as copy from '#contract/messages/en/site/chrome.ts';
import { privacy } from '#contract/messages/en/site/privacy.ts';
import { LegalPage } from './legal-page.tsx';
import { pageMeta } from './page-meta.ts';

export function meta() {
  return pageMeta({
    path: '/privacy',
    title: copy.privacyTitle,
    description: copy.privacyDescription,
  });
}

export default function Privacy() {
  return <LegalPage title={copy.privacyPolicy} text={privacy} numbered />;
}
