import { expect, test } from 'vitest';
import { dollars } from '../money.ts';
import { annualSaving, planHas, planIds, plans, priceFor } from './plans.ts';

test('the catalog costs what the specification says', () => {
  const said = plans.map(({ id, price }) => [id, price && `${dollars(price.monthly)} / ${dollars(price.annual)}`]);
  expect(said).toEqual([
    ['starter', '$60 / $627'],
    ['essential', '$80 / $864'],
    ['professional', '$95 / $1,003'],
    ['enterprise', null],
  ]);
  expect(planIds.map(annualSaving)).toEqual([13, 10, 12, null]);
  expect(plans.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['essential']);
  expect(priceFor('essential', 'annual', 5)).toBe(4320_00);
});

test('features start where the matrix says', () => {
  expect(planIds.map((plan) => planHas(plan, 'api_access'))).toEqual([false, true, true, true]);
  expect(planIds.map((plan) => planHas(plan, 'white_label'))).toEqual([false, false, false, true]);
  expect(planIds.map((plan) => planHas(plan, 'work_orders'))).toEqual([true, true, true, true]);
});
