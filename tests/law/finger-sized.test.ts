import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Above and below a line of 18 px, the smallest there is, 13 px make 44; a label of a form has 22 px and needs 11. */
const [link, label] = [3.25, 2.75];

it('what a finger presses is given 44 px of height, whatever the size of its letters', () => {
  const files = globSync('src/web/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(100);
  const short = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/touch:py-([\d.]+)/g)]
      .filter(([, units]) => Number(units) < (file.startsWith('src/web/ui/form/') ? label : link))
      .map(([padding]) => `${file}: ${padding}`),
  );
  expect(short).toEqual([]);
});
