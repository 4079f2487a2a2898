import { reasonWords } from '#contract/conversations/handoff-reasons.ts';
import { dangerWords, type SafetyKind } from '#contract/enumerations/conversations.ts';
import { serviceTypeLabels } from '#contract/enumerations/trades.ts';
import { urgencyLabels } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/conversations/why-answer.ts';
import { fill } from '#contract/messages/fill.ts';

/** Why the assistant answered so, in a sentence for the owner; the code itself for one that nobody has words for. */
export function answerReason(code: string): string {
  const [kind = '', of = '', step = ''] = code.split('.');
  return exact.get(code) ?? byKind.get(kind)?.(of, step) ?? code;
}

const exact = new Map<string, string>(
  Object.entries({
    'answer.fact': copy.answerFact,
    'answer.article': copy.answerArticle,
    'answer.taken_before': copy.answerTakenBefore,
    'unknown.choices': copy.choicesShown,
    'choices.chosen': copy.choicesChosen,
    'choices.none': copy.choicesNone,
    'trouble.which_thing': copy.whichThing,
    'trouble.in_words': copy.thingInWords,
    'unknown.nearest': copy.unknownNearest,
    'unknown.asked_with_notes': copy.unknownAskedWithNotes,
    'offer.taken_back': copy.offerTakenBack,
    'offer.taken': copy.offerTaken,
    'offer.refused': copy.offerRefused,
    'unknown.asked_owner': copy.unknownAskedOwner,
    'unknown.out_of_scope': copy.unknownOutOfScope,
    'unknown.asked_guest': copy.unknownAskedGuest,
    'secret.release_asked': copy.secretReleaseAsked,
    'secret.not_verified': copy.secretNotVerified,
    'secret.stay_over': copy.secretStayOver,
    'secret.stay_ahead': copy.secretStayAhead,
    'limit.unconfirmed': copy.limitUnconfirmed,
    'limit.booking_page': copy.limitBookingPage,
    'secret.lock_fault': copy.secretLockFault,
    'stopped.plan': copy.stoppedPlan,
    'talk.status': copy.talkStatus,
    'talk.photo': copy.talkPhoto,
    danger_denied: copy.dangerDenied,
    booking: copy.booking,
    failed: copy.failed,
  }),
);

const byKind = new Map<string, (of: string, step: string) => string>(
  Object.entries({
    danger: (of) => fill(copy.dangerInstructions, { danger: dangerOf(of) }),
    danger_asked: (of) => fill(copy.dangerAsked, { danger: dangerOf(of) }),
    danger_confirmed: (of) => fill(copy.dangerConfirmed, { danger: dangerOf(of) }),
    handoff: (of) => reasonWords(of),
    talk: () => copy.smallTalk,
    playbook: (of, step) =>
      step === 'house_note'
        ? fill(copy.houseNote, { topic: plain(of) })
        : fill(step === 'waiting' ? copy.stepsWaiting : copy.steps, { topic: plain(of) }),
    answers: (of, step) => fill(step === 'in_words' ? copy.answerInWords : copy.guestAnswered, { topic: plain(of) }),
    solved: (of) => fill(copy.solved, { topic: plain(of) }),
    order: (of, step) => fill(step === 'after_steps' ? copy.visitAfterSteps : copy.visit, { topic: plain(of) }),
  }),
);

const plain = (code: string): string =>
  serviceTypeLabels[code as keyof typeof serviceTypeLabels] ?? code.replaceAll(/[_-]/g, ' ');

/** Rules of dangers begin with the danger's name ("gas_smell"). */
function dangerOf(rule: string): string {
  const kind = Object.keys(dangerWords).find((one) => rule.startsWith(one));
  return kind ? dangerWords[kind as SafetyKind] : copy.someDanger; // just found among its keys
}

/** What the guard took out of an answer before the guest saw it, or put otherwise. */
export const guardWords = new Map<string, string>(
  Object.entries({
    secret: copy.guardSecret,
    unsupported: copy.guardUnsupported,
    promise: copy.guardPromise,
    order_in_content: copy.guardOrder,
    unknown_source: copy.guardSource,
    quoted: copy.guardQuoted,
  }),
);

/** How sure it was, as it decided by that. */
export const bandWords = new Map<string, string>(
  Object.entries({
    answer: copy.sureEnough,
    offer: copy.notQuiteSure,
    unknown: copy.notSure,
  }),
);

export const serviceWords = (type: string): string => serviceTypeLabels[type as keyof typeof serviceTypeLabels] ?? type;
export const urgencyWords = (level: string): string => urgencyLabels[level as keyof typeof urgencyLabels] ?? level;
