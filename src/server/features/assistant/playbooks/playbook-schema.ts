// A playbook is data: one file per trouble, checked when it is read.
import { z } from 'zod';
import { serviceTypes } from '#contract/enumerations/trades.ts';
import { urgencies } from '#contract/enumerations/work-orders.ts';
import { type Rule, readRules } from '#language/reader';
import { playbookTexts } from '../data-text.ts';

/** `say` may hold `{fact_name}`; when that fact is unknown, `otherwise` is said, or the step is left out. */
const Step = z.strictObject({
  id: z.string(),
  say: z.string(),
  otherwise: z.string().optional(),
});

/**
 * Not asked when the guest's words already hold `known_when` (a rule body over the whole message). `answers` are all that
 * there may be, each understood by itself: they can be tapped.
 */
const Question = z.strictObject({
  id: z.string(),
  ask: z.string(),
  answers: z.array(z.string()).min(2).optional(),
  known_when: z.string().optional(),
});

export const Playbook = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Its title among things to tap, where the title names a danger. */
  choice_title: z.string().optional(),
  /** Rule bodies in the slots of language/data/slots.txt; any one that holds begins the playbook. */
  signs: z.array(z.string()).min(1),
  /** Higher wins when several playbooks see their signs. */
  weight: z.number().default(1),
  service_type: z.enum(serviceTypes),
  /** The trade named in the guest's words comes before `service_type` (an AC that leaks is no plumber's job). */
  trade_from_words: z.boolean().default(false),
  urgency: z.strictObject({
    ordinary: z.enum(urgencies),
    /** Circumstances (rule bodies over the whole message) that raise it. */
    raised: z.array(z.strictObject({ when: z.string(), to: z.enum(urgencies) })).default([]),
  }),
  /** Said first of all, when doing the wrong thing could hurt somebody. */
  safety: z.string().optional(),
  /** Facts of this property that help at once, such as where the water is shut off. */
  tell: z.array(Step).default([]),
  steps: z.array(Step).default([]),
  questions: z.array(Question).max(3),
  /** From which urgency on a work order is opened before the steps are tried; `never` waits for the steps. */
  order_from: z.enum([...urgencies, 'never']),
  /** When to stop trying, told with the first step. */
  stop: z.string(),
  /**
   * Whether something is missing (power, heat), is there that should not be (a chirp), or is damaged: what "it's back"
   * then means.
   */
  trouble_is: z.enum(['lack', 'nuisance', 'damage']).default('damage'),
  /** Rule bodies that mean it is over, beside the words that always do ("it works now"). */
  healed: z.array(z.string()).default([]),
  /** Rule bodies that end the steps at once and open the work order, such as a breaker that trips again. */
  stop_when: z.array(z.string()).default([]),
  lock_fault: z.boolean().default(false),
  handoff: z.boolean().default(false),
});
export type Playbook = z.infer<typeof Playbook>;

export interface ReadPlaybook extends Playbook {
  rules: Rule[];
  healing: Rule[];
  stopping: Rule[];
  /** Question id → the rule that says it is answered already. */
  known: Map<string, Rule>;
  raising: { rule: Rule; to: (typeof urgencies)[number] }[];
}

export const playbooks: ReadPlaybook[] = playbookTexts().map(({ file, text }) => readPlaybook(file, text));

function readPlaybook(file: string, text: string): ReadPlaybook {
  const read = Playbook.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`playbooks/${file}: ${z.prettifyError(read.error)}`);
  const playbook = read.data;
  const rules = readRules(
    playbook.signs
      .map((body, i) => `${playbook.id} ${playbook.weight} sign-${i}${body.startsWith('[') ? ' ' : ': '}${body}`)
      .join('\n'),
  );
  const raising = playbook.urgency.raised.map(({ when, to }) => ({ rule: circumstance(to, when), to }));
  const known = new Map(
    playbook.questions.flatMap(({ id, known_when }) =>
      known_when ? [[id, circumstance(id, known_when)] as const] : [],
    ),
  );
  const healing = playbook.healed.map((body) => circumstance('healed', body));
  const stopping = playbook.stop_when.map((body) => circumstance('stop', body));
  return { ...playbook, rules, raising, healing, stopping, known };
}

function circumstance(outcome: string, body: string): Rule {
  const [rule] = readRules(`${outcome} 1 when [neg,q,whole]: ${body}`);
  if (!rule) throw new Error(`An empty circumstance for ${outcome}.`);
  return rule;
}
