// Dates, times, numbers of people, rooms and nights, as the guest wrote them.
export type SlotValues = Partial<Record<SlotName, string>>;
type SlotName = (typeof slotNames)[number];

export const slotNames = [
  'date',
  'date_from',
  'date_to',
  'date_period',
  'time',
  'time_from',
  'time_to',
  'time_period',
  'people',
  'adults',
  'kids',
  'rooms',
  'person_name',
  'number',
] as const;

export function slotsIn(text: string): SlotValues {
  return { ...datesIn(text), ...timesIn(text), ...peopleIn(text), ...nameIn(text) };
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday = '(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?';
const ordinal = '\\d{1,2}(?:st|nd|rd|th)?';
const day = [
  `(?:${weekday} )?(?:the )?${ordinal}(?: of)? ${month}`,
  `${month} (?:the )?${ordinal}`,
  `(?:next |this )?${weekday}(?: (?:the )?${ordinal}| next week)?`,
  '(?:the day after )?tomorrow|today|tonight|yesterday|in \\d+ days',
  '(?:the )?\\d{1,2}(?:st|nd|rd|th)',
].join('|');
const count = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a couple(?: of)?|an?|no|just one)';
const clock =
  "(?:\\d{1,2}(?::|\\s)?\\d{0,2}\\s?(?:a\\.?m\\.?|p\\.?m\\.?|o'?clock)|\\d{1,2}[: ]\\d{2}(?: in the (?:morning|afternoon|evening)| (?:morning|afternoon|evening))?|(?:quarter|half|\\d{1,2}) (?:to|past) \\d{1,2}(?: (?:am|pm|a\\.m\\.|p\\.m\\.|morning|afternoon|evening))?|noon|midnight)";

function datesIn(text: string): SlotValues {
  const range = first(
    text,
    `(?:from |between |on )?(?:the )?(${day})(?: to | until | till |-| and | through )(?:the )?(${day}|${ordinal})`,
  );
  const period = first(text, `\\b(${count} (?:nights?|days?|weeks?)|(?:the |this )?weekend)\\b`);
  const found: SlotValues = {};
  if (period?.[1]) found.date_period = period[1];
  if (range?.[1] && range[2]) return { ...found, date_from: clean(range[1]), date_to: clean(range[2]) };
  const single = first(text, `\\b(${day})\\b`);
  if (!single?.[1]) return found;
  const before = text.slice(0, single.index).toLowerCase();
  const slot = /\b(?:until|till|leaving|checking out|checkout|departing|up to|to)(?: on| the)* $/.test(before)
    ? 'date_to'
    : /\b(?:from|starting|start|arriving|check(?:ing)?[- ]?in|checkin to|since|beginning|for)(?: on| the| next)* $/.test(
          before,
        ) || period
      ? 'date_from'
      : 'date';
  return { ...found, [slot]: clean(single[1]) };
}

function timesIn(text: string): SlotValues {
  const range = first(
    text,
    `\\b(?:from|between) (${clock}|\\d{1,2})(?: to | and | until |-)(${clock}|\\d{1,2}(?: ?[ap]m)?)`,
  );
  if (range?.[1] && range[2]) return { time_from: range[1], time_to: range[2] };
  const single = first(text, `\\b(${clock})`);
  const period = first(text, '\\b(morning|afternoon|evening|overnight|tonight|night|\\d+ (?:minutes|hours))\\b');
  if (!single?.[1]) return period?.[1] ? { time_period: period[1] } : {};
  const before = text.slice(0, single.index).toLowerCase();
  if (/\b(?:before|until|till|by|departing at|leaving at) $/.test(before)) return { time_to: single[1] };
  return /\b(?:arriv\w*|after|from|since)(?: \w+)? $/.test(before) ? { time_from: single[1] } : { time: single[1] };
}

function peopleIn(text: string): SlotValues {
  const found: SlotValues = {};
  const kids = first(text, `\\b(${count}) (?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|infants?)\\b`);
  const adults = first(text, `\\b(${count}) (?:adults?|grown ?ups?|adult people)\\b|\\b(myself)\\b`);
  const rooms = first(text, `\\b(${count}) (?:\\w+ )?(?:rooms?|bedrooms?|suites?)\\b`);
  const people = first(
    text,
    `\\b(?:for|of|party of|we are|table for|family of) (\\d{1,2}|two|three|four|five|six|seven|eight)\\b(?! (?:nights?|days?|weeks?|adults?|kids?|child|rooms?|am|pm|:|\\/))`,
  );
  if (kids?.[1]) found.kids = kids[1];
  if (adults) found.adults = adults[1] ?? adults[2] ?? '';
  if (rooms?.[1]) found.rooms = rooms[0];
  if (people?.[1] && !adults) found.people = people[1];
  return found;
}

function nameIn(text: string): SlotValues {
  const named = first(
    text,
    "\\b(?:under|name is|name's|in the name of|booked by)(?: the name)? ([a-z]+(?: [a-z]+)?)(?=\\s+(?:for|to|and|on|at|is|include)\\b|[,.?!]|$)",
  );
  return named?.[1] ? { person_name: named[1] } : {};
}

const first = (text: string, pattern: string): RegExpExecArray | null => new RegExp(pattern, 'i').exec(text);
const clean = (words: string): string => words.replace(/^the /i, '').trim();
