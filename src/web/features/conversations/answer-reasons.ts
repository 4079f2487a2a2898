import { reasonWords } from '#contract/conversations/handoff-reasons.ts';
import { dangerWords, type SafetyKind } from '#contract/enumerations/conversations.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { urgencyLabels } from '#contract/enumerations/work-orders.ts';

/** Why the assistant answered so, in a sentence for the owner; the code itself for one that nobody has words for. */
export function answerReason(code: string): string {
  const [kind = '', of = '', step = ''] = code.split('.');
  return exact.get(code) ?? byKind.get(kind)?.(of, step) ?? code;
}

const exact = new Map<string, string>(
  Object.entries({
    'answer.fact': 'What you filled in about the property answers it.',
    'answer.article': 'One of your articles answers it.',
    'unknown.nearest':
      'Nothing you wrote surely answers it, so the guest was shown what comes nearest, as no more than that.',
    'unknown.asked_with_notes':
      'Nothing you wrote surely answers it, so you were asked; the guest was shown what comes nearest meanwhile.',
    'offer.taken_back': 'The guest found it in what was shown meanwhile, so you need not answer.',
    'offer.taken': 'The guest said that what came nearest helped.',
    'offer.refused': 'The guest said that what came nearest was not it, so you were asked.',
    'unknown.asked_owner': 'Nothing you wrote answers it, so you were asked.',
    'unknown.out_of_scope': 'It is not about the house or the stay.',
    'unknown.asked_guest': 'It was not clear what the guest meant, so they were asked.',
    'secret.release_asked': 'The guest’s stay is confirmed and current, so the code was given out.',
    'secret.not_verified': 'It asks for a code or a password, and the stay was not confirmed.',
    'secret.stay_over': 'It asks for a code or a password, and the stay is over.',
    'secret.stay_ahead': 'It asks for a code or a password, and the stay has not begun.',
    'limit.unconfirmed': 'Guests whose stay is not confirmed have set as much in motion here as they may in a day.',
    'secret.lock_fault': 'It asks for the code of a lock that was reported as faulty.',
    'stopped.plan': 'The plan has ended, so guests are shown how to reach you.',
    'talk.status': 'The guest asked how the job is going.',
    'talk.photo': 'The guest sent a photo.',
    danger_denied: 'The guest said that nobody is in danger.',
    booking: 'It is about the booking.',
    failed: 'Something went wrong on our side, so a person was called.',
  }),
);

const byKind = new Map<string, (of: string, step: string) => string>(
  Object.entries({
    danger: (of) => `${dangerOf(of)}: the fixed safety instructions were given at once.`,
    danger_asked: (of) => `${dangerOf(of)} was possible, so the guest was asked whether anyone is in danger.`,
    danger_confirmed: (of) => `${dangerOf(of)}, and the guest said that somebody is in danger.`,
    handoff: (of) => reasonWords(of),
    talk: () => 'Small talk, or a question about the assistant itself.',
    playbook: (of, step) =>
      step === 'house_note'
        ? `What you wrote on it comes first: ${plain(of)}.`
        : `Steps that often mend it: ${plain(of)}${step === 'waiting' ? ', while the guest tries' : ''}.`,
    answers: (of) => `The guest answered a question about it: ${plain(of)}.`,
    solved: (of) => `The guest said that it works again: ${plain(of)}.`,
    order: (of, step) =>
      `It needs a visit: ${plain(of)}${step === 'after_steps' ? ', since the steps did not help' : ''}.`,
  }),
);

const plain = (code: string): string =>
  serviceTypeLabels[code as keyof typeof serviceTypeLabels] ?? code.replaceAll(/[_-]/g, ' ');

/** Rules of dangers begin with the danger's name ("gas_smell"). */
function dangerOf(rule: string): string {
  const kind = Object.keys(dangerWords).find((one) => rule.startsWith(one));
  return kind ? dangerWords[kind as SafetyKind] : 'A danger'; // just found among its keys
}

/** What the guard took out of an answer before the guest saw it, or put otherwise. */
export const guardWords = new Map<string, string>(
  Object.entries({
    secret: 'a code or password was taken out',
    unsupported: 'something that no source says was taken out',
    promise: 'a promise of money or of law was taken out',
    order_in_content: 'an instruction hidden in a text was taken out',
    unknown_source: 'a source that this property does not have was taken out',
    quoted: 'words that the sources do not say; their own were said instead',
  }),
);

/** How sure it was, as it decided by that. */
export const bandWords = new Map<string, string>(
  Object.entries({
    answer: 'Sure enough to answer',
    offer: 'Not quite sure enough to answer',
    unknown: 'Not sure enough to answer',
  }),
);

export const serviceWords = (type: string): string => serviceTypeLabels[type as keyof typeof serviceTypeLabels] ?? type;
export const urgencyWords = (level: string): string => urgencyLabels[level as keyof typeof urgencyLabels] ?? level;
