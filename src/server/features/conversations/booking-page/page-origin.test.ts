import { expect, test } from 'vitest';
import { readPageOrigin } from './page-origin.ts';

test.each([
  ['https://www.cedar.example', 'https://www.cedar.example'],
  ['www.cedar.example', 'https://www.cedar.example'],
  [' https://WWW.Cedar.example/book?nights=2#now ', 'https://www.cedar.example'],
  ['https://cedar.example:443/', 'https://cedar.example'],
  ['https://cedar.example:8443', 'https://cedar.example:8443'],
  ['https://zeder-hütte.example', 'https://xn--zeder-htte-geb.example'],
  ['http://localhost:5500', 'http://localhost:5500'],
])('%s is read as %s', (typed, origin) => expect(readPageOrigin(typed)).toEqual({ origin }));

test.each([
  ['', 'unreadable'],
  ['cedar', 'unreadable'],
  ['cedar example.com', 'unreadable'],
  ['https://*.cedar.example', 'withPattern'],
  ['*', 'withPattern'],
  ['null', 'unreadable'],
  ['http://cedar.example', 'notSecure'],
  ['javascript://cedar.example/%0aalert(1)', 'notSecure'],
  ['file:///home/cedar.html', 'notSecure'],
  ['https://olive:pw@cedar.example', 'withName'],
  ["https://cedar.example; script-src 'unsafe-inline'", 'unreadable'],
])('%s is refused: %s', (typed, refused) => expect(readPageOrigin(typed)).toEqual({ refused }));
