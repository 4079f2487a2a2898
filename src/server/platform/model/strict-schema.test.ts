import { expect, test } from 'vitest';
import { z } from '#contract/z.ts';
import { strictSchema } from './strict-schema.ts';

test('closes every object, requires all its properties, and leaves bounds out', () => {
  const shape = z.object({
    name: z.string().min(1).max(80),
    list: z.array(z.object({ count: z.number().min(1).max(3) })).max(6),
    either: z.union([z.enum(['a', 'b']), z.string().regex(/^x/)]).nullable(),
  });
  expect(strictSchema(z.toJSONSchema(shape))).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string' },
      list: {
        type: 'array',
        items: {
          type: 'object',
          properties: { count: { type: 'number' } },
          required: ['count'],
          additionalProperties: false,
        },
      },
      either: {
        anyOf: [{ anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'string' }] }, { type: 'null' }],
      },
    },
    required: ['name', 'list', 'either'],
    additionalProperties: false,
  });
});

test('what a property is called is no keyword', () => {
  const shape = strictSchema(z.toJSONSchema(z.strictObject({ pattern: z.string().max(3), minimum: z.boolean() })));
  expect(shape.properties).toEqual({ pattern: { type: 'string' }, minimum: { type: 'boolean' } });
});

test('of nothing an object without properties is asked', () => {
  const shape = { type: 'object', properties: {}, required: [], additionalProperties: false };
  expect(strictSchema(z.toJSONSchema(z.strictObject({})))).toEqual(shape);
});
