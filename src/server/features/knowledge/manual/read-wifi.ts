import type { Found } from './found.ts';
import { signsOf } from './signs.ts';
import type { Told } from './subjects.ts';

/** The network and its password, whether they stand in two lines, in one sentence or behind a label. */
/** Whether a sentence tells a network's password. */
export const tellsPassword = (one: Told): boolean => one.about.includes('wifi') && passwordIn(one) !== null;

export function readWifi(told: readonly Told[]): Found[] {
  const about = told.filter((one) => one.about.includes('wifi'));
  const found: Found[] = [];
  const password = first(about, passwordIn);
  if (password) found.push({ field: 'wifi_password', ...password });
  const name = first(about, (one) => nameIn(one, password?.value));
  if (name) found.push({ field: 'wifi_name', ...name });
  return found;
}

function first(about: readonly Told[], read: (one: Told) => string | null) {
  for (const from of about) {
    const value = read(from);
    if (value && value.length <= 63 && !isNoValue(value)) return { value, from: [from] };
  }
  return null;
}

const isNoValue = (value: string) => /^(?:n\/?a|none|no|yes|tbd|free|included|available|unknown|-+)$/i.test(value);

function passwordIn({ label, text }: Told): string | null {
  const labeled = signsOf(label);
  if (labeled.has('password') || labeled.has('keyword')) return valueIn(text);
  const told =
    /\b(?:pass ?words?|pass ?phrase|pass ?code|password|pw|pwd|key)\b(?: for (?:it|the \w+))?\s*(?:is|[:=]|-)?\s*(?=["“'`]?\S)(?:is\s+)?(.+)$/i.exec(
      text,
    );
  const typed = /\b(?:enter|type|use|with)\s+["“`]?([^\s"”`]+)["”`]?,?\s+(?:when|as|for|at|if)\b.*\bpass/i.exec(text);
  if (typed?.[1]) return typed[1];
  if (!told?.[1] || !/(?:\bis\b|[:=]|\bkey\s+["“])/i.test(text.slice(told.index))) return looksMadeUp(told?.[1] ?? '');
  return valueIn(told[1].replace(/^(?:is|[:=])\s*/i, ''));
}

/** A word that nobody writes in a sentence: letters with figures or signs in them. */
function looksMadeUp(text: string): string | null {
  const [word = ''] = text.split(/\s+/);
  const bare = word.replace(/[.,;)]+$/, '');
  return /\d/.test(bare) && /\p{L}/u.test(bare) && bare.length >= 6 ? bare : null;
}

function nameIn({ label, text }: Told, password: string | undefined): string | null {
  const labeled = signsOf(label);
  if (labeled.has('password') || labeled.has('keyword')) return null;
  if (labeled.has('ssid') || labeled.has('wifi')) {
    const called = /\b(?:called|named|name is|network is)\s+(.+)$/i.exec(text)?.[1];
    return other(valueIn(called ?? text), password, !called);
  }
  const called =
    /\b(?:network|internet|wi-?fi|ssid|signal|name|it)(?: name)?\s*(?:is called|is named|is|[:=]|called|named)\s+(.+)$/i.exec(
      text,
    ) ??
    /\bSSID\s+(.+)$/.exec(text) ??
    /\b(?:select|connect to|join|choose|look for|pick|log on to|log in to)\s+(?:the\s+)?(?:network\s+|wi-?fi\s+)?(.+)$/i.exec(
      text,
    );
  if (called?.[1]) return other(valueIn(called[1]), password, true);
  return /^[^.!?]{2,40}[.]?$/.test(text) &&
    text.split(' ').length <= 4 &&
    /^\p{Lu}/u.test(text) &&
    !/\b(?:is|are|has)\b/.test(text)
    ? other(valueIn(text), password, false)
    : null;
}

/** No sentence, and not the password once more. */
function other(value: string | null, password: string | undefined, isLoose: boolean): string | null {
  if (!value || value === password || value.length > 32) return null;
  if (
    isLoose &&
    /^(?:in|on|at|the|a|an|very|fast|slow|free|strong|strongest|available|weak|great|good|not|by|provided|listed|printed|down|up)\b/i.test(
      value,
    )
  )
    return null;
  return value;
}

/** What stands in quotation marks, else up to where the sentence goes on. */
function valueIn(text: string): string | null {
  const quoted = /^["“'`‘]([^"”'`’]+)["”'`’]/.exec(text.trim());
  if (quoted?.[1]) return quoted[1];
  const [value = ''] = text
    .trim()
    .split(
      /\s+\/\s+|,\s|;\s|\s+\(|\.\s|\s+(?:and (?:the|enter|its|then|use|type)|with (?:spaces|no|a capital|the password)|\/|in all|all in|all lower|when asked|for the|pass(?:word)?[:=])\s?|\s[–—-]\s/i,
    );
  return (
    value
      .replace(/[.,;]+$/, '')
      .replace(/^["“`]|["”`]$/g, '')
      .trim() || null
  );
}
