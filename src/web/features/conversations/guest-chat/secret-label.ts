import type { SecretName } from '#contract/enumerations/knowledge.ts';
import type { English } from './catalogs.ts';

const labels = {
  front_door_lock_code: 'doorCode',
  front_door_lock_instructions: 'entryInstructions',
  alt_lock_box_location: 'lockBoxLocation',
  alt_lock_box_code: 'lockBoxCode',
  wifi_password: 'wifiPassword',
  street_address: 'streetAddress',
} as const satisfies Record<SecretName | 'street_address', keyof English['guest']>;

const isKnown = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name);

/** What stands over something that is covered; an article is told by what it is for. */
export const secretLabel = (name: string) => (isKnown(name) ? labels[name] : 'forConfirmed');
