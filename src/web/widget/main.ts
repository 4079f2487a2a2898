// The one script on an owner's own page: `widget.js`. Before a visitor's first word it keeps nothing in their browser and
// asks us for nothing but whether this page may show the chat, and of which house.
import { noTag, notAllowed } from '#contract/messages/en/conversations/booking-pages.ts';
import { fill } from '#contract/messages/fill.ts';
import { showChat } from './chat.ts';
import { openFrame } from './frame.ts';
import { widgetWords } from './words.ts';

const name = 'porchlight-chat';

const tag = document.currentScript ?? document.querySelector('script[data-property][src$="/widget.js"]');
if (tag instanceof HTMLScriptElement && tag.dataset.property) void start(tag.src, tag.dataset.property);
else tellOwner(noTag);

/** Whoever built the page reads it; visitors see nothing. */
function tellOwner(words: string) {
  // biome-ignore lint/suspicious/noConsole: the one place where the owner of a foreign page can be told
  console.warn(words);
}

async function start(script: string, siteKey: string) {
  const { origin } = new URL(script);
  const address = `${origin}/widget/${encodeURIComponent(siteKey)}`;
  const property = await propertyAt(address);
  if (property === undefined) return tellOwner(fill(notAllowed, { page: location.origin }));
  if (document.querySelector(name)) return; // the tag stands there twice
  const host = document.createElement(name);
  const kept = keeper(`porchlight.widget.${siteKey}`);
  showChat({
    host,
    property,
    words: widgetWords(navigator.languages),
    privacy: `${origin}/privacy`,
    hasChat: kept.has,
    async begin(words, into, on) {
      const frame = await openFrame(words, { address, title: property, into, onClose: on.close, onNews: on.news });
      kept.keep();
      return frame;
    },
  });
  document.body.append(host);
}

/** The name of the house; undefined where its owner has not allowed this page, or we are not reached. */
async function propertyAt(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${address}/settings`, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!answer.ok) return undefined;
    const { property_name } = (await answer.json()) as { property_name: string }; // http/widget.ts
    return property_name;
  } catch {
    return undefined;
  }
}

/** Remembers on this page that a chat was begun, from its first word on; the chat itself is kept in our frame alone. */
function keeper(place: string) {
  return {
    has() {
      try {
        return localStorage.getItem(place) !== null;
      } catch {
        return false;
      }
    },
    keep() {
      try {
        localStorage.setItem(place, '1');
      } catch {
        // Forbidden or full: it lasts as long as the page.
      }
    },
  };
}
