import type { siteFeatures } from '#contract/messages/en/site/features.ts';
import type { AskedAs } from './asked-as.ts';

/** By the id of the feature. */
export const featureWords: Record<(typeof siteFeatures)[number]['id'], AskedAs> = {
  answers: { words: 'guest messaging chat 24/7 night availability response time languages' },
  diagnosis: { words: 'troubleshooting playbook fix repair steps triage solve' },
  'work-orders': { words: 'tickets maintenance request job order create' },
  dispatch: { words: 'vendor plumber routing assign schedule send electrician contractors' },
  protocols: { words: 'rules settings approval limits automation custom customize' },
  people: { words: 'human agent escalation support staff desk live' },
  dashboard: { words: 'monitoring real time analytics reports notifications overview' },
  vault: { words: 'security privacy lock codes encryption wifi password vault compliant' },
};
