import { expectTypeOf, it } from 'vitest';
import type { NewEvent } from '#server/kernel/events.ts';
import type { Handlers, HandlersOf } from './handlers.ts';

it('the compiler misses a kind without a list, and knows what each event carries', () => {
  expectTypeOf<{ 'approval.requested': [] }>().not.toExtend<HandlersOf<'approval'>>();
  expectTypeOf<{ 'approval.requested': []; 'approval.decided': [] }>().toExtend<HandlersOf<'approval'>>();
  expectTypeOf<HandlersOf<'approval'>>().not.toExtend<Handlers>();
  expectTypeOf<{ kind: 'alarm.rung'; customer_id: string }>().not.toExtend<NewEvent>();
  expectTypeOf<NewEvent<'offer.made'>['payload']['rank']>().toEqualTypeOf<number>();
});
