import * as copy from '#contract/messages/en/properties/edit.ts';
import { fieldsOf, messageOf } from '../../../lib/http/api.ts';

/**
 * Why changes were not saved: in the server's words, or the specification's where it said nothing (spec 2, section 8).
 */
export const refusalOf = (error: unknown) => ({
  words: messageOf(error, copy.saveFailed),
  fields: fieldsOf(error),
});
