import { expect, test } from 'vitest';
import { namedOrders } from './named-orders.ts';

const orders = [{ reference: 'WO-3F9A2C' }, { reference: 'WO-B00B1E' }];

test.each([
  ['The plumber of WO-3F9A2C comes at nine.', ['WO-3F9A2C']],
  ['wo-b00b1e, then (WO-3F9A2C); WO-B00B1E again', ['WO-B00B1E', 'WO-3F9A2C']],
  ['WO-3F9A2C1, XWO-3F9A2C, A-WO-3F9A2C and WO-3F9A2C-2 are other names', []],
  ['WO-AAAAAA is no order of this reader', []],
  ['wood, WO- and 3F9A2C', []],
])('%s', (line, named) => expect(namedOrders(line, orders).map(({ reference }) => reference)).toEqual(named));
