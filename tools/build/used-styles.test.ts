import { expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const used = (css: string, body: string) => usedStyles(css, `<html><body>${body}</body></html>`);

test('a rule stays when a document has its classes, whatever stands around it', () => {
  const css = '.a{top:0}.b,.c{top:1px}@media (width>=40rem){.sm\\:a{top:2px}.sm\\:b:hover{top:3px}}*{top:4px}';
  expect(used(css, '<p class="a c sm:a">')).toBe(
    '.a{top:0}.c{top:1px}@media (width>=40rem){.sm\\:a{top:2px}}*{top:4px}',
  );
});

test('a rule for an element that a document does not have goes', () => {
  const css = 'h1,b,p:has(b)>i{top:0}progress::-moz-progress-bar{top:1px}:where(select,p){top:2px}::backdrop{top:3px}';
  expect(used(css, '<p><br/><h1>')).toBe('h1,p:has(b)>i{top:0}:where(select,p){top:2px}::backdrop{top:3px}');
});

test('classes with brackets, commas and signs are read as the browser reads them', () => {
  const css =
    '.h-\\[min\\(85dvh\\,36rem\\)\\]{height:min(85dvh,36rem)}.max-sm\\:\\[\\&\\>span\\]\\:left>span{left:0}.x:not(.y){top:0}:is(.x:has(.z),.x .w){top:1px}';
  const kept = used(css, '<p class="h-[min(85dvh,36rem)] max-sm:[&amp;&gt;span]:left x">');
  expect(kept).toBe(css.slice(0, css.indexOf(':is(')));
});

test('what nothing reads goes, also when only what goes read it', () => {
  const css =
    ':root{--a:1px;--b:var(--c);--c:2px}@property --d{syntax:"*"}@keyframes turn{to{top:0}}@keyframes gone{to{top:0}}p{top:var(--a);animation:.1s turn}';
  expect(used(css, '<p>')).toBe(':root{--a:1px}@keyframes turn{to{top:0}}p{top:var(--a);animation:.1s turn}');
});

test('quoted braces and semicolons in addresses end nothing', () => {
  const css = `:root{--t:url("data:image/svg+xml,%3Csvg a='{;}'%3E")}.a{background:var(--t);content:"}"}`;
  expect(used(css, '<p class="a">')).toBe(css);
});
