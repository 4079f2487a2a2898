import { audienceLabels } from '#contract/enumerations/knowledge.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/sheets/imports.ts';
import { type Column, choice, text } from './columns.ts';

export const articleColumns: Column[] = [
  text({ field: 'title', heading: 'Title', example: 'Hot tub (example: this row is left out)' }, limits.shortText),
  text({ field: 'body', heading: 'Text', example: 'Heat it for four hours. Keep the cover on.' }, limits.articleBody),
  {
    ...text({ field: 'property', heading: 'Property', example: 'Cedar Cottage' }, limits.nameLength),
    rule: copy.houseNameWanted,
  },
  choice({ field: 'audience', heading: 'Who May Be Told', example: 'Anyone' }, audienceLabels),
];
