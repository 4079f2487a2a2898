import * as copy from '#contract/messages/en/accounts/pages.ts';
import Answer from '../../islands/answer.tsx';
import { Island } from '../../islands/static.tsx';
import type { Handle } from '../../root.tsx';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { static: true };

export function meta() {
  return [
    { title: copy.answerTab },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

/** Where the link of a mail leads: which question it is, the island learns from the address. */
export default function AnswerScreen() {
  return (
    <AuthPage title={copy.answer}>
      <Island name="answer" of={Answer} when="load" props={{}} />
    </AuthPage>
  );
}
