import { cabin } from './cabin.ts';
import { condo } from './condo.ts';
import { cottage } from './cottage.ts';
import { familyHouse } from './family-house.ts';
import type { DemoProperty } from './shape.ts';

export const demoProperties = { cabin, cottage, condo, familyHouse } satisfies Record<string, DemoProperty>;
export type PropertyName = keyof typeof demoProperties;
/** In the order in which the owner took them on. */
export const propertyNames: PropertyName[] = ['cottage', 'condo', 'cabin', 'familyHouse'];
