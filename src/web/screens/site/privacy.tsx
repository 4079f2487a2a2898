import { privacy } from '#contract/site/privacy.ts';
import { LegalPage } from './legal-page.tsx';
import { pageMeta } from './page-meta.ts';

export function meta() {
  return pageMeta({
    path: '/privacy',
    title: 'Privacy Policy · Porchlight',
    description: 'What Porchlight learns about people, what for, whom it reaches, and what you can choose.',
  });
}

export default function Privacy() {
  return <LegalPage title="Privacy Policy" text={privacy} numbered />;
}
