// Which of the commonest questions a house answers. {asked} is how many were tried, {property} a property's name,
// {when} a time, {title} and {titles} names of notes.
export const title = 'What guests will ask';
export const loading = 'Trying what guests will ask';
export const loadFailed = "Couldn't try what guests will ask.";
export const ofCommonest = '{told} of the {asked} commonest questions are answered at once.';
export const ofCommonestAtAll =
  '{share} of the {asked} commonest questions, across all your properties. One that is shown to choose from counts half.';
export const score = 'Answered, in percent';
export const shownCount =
  '{count, plural, one {# more gets titles to choose from, and counts half.} other {# more get titles to choose from, and count half.}}';
export const heldCount =
  '{count, plural, one {# more waits for a person, as your rules say.} other {# more wait for a person, as your rules say.}}';
export const asksYouCount = '{count, plural, one {# asks you.} other {# ask you.}}';
export const allAnswered = 'All of them are answered.';
export const triedAt = 'We asked our assistant each of them as a guest whose stay is confirmed, {when}.';
export const triedWhen = 'Tried {when}.';
export const tryingAgain = 'Something changed since. We are trying again…';
export const changedSince = 'Changed since: we are trying again.';
export const notTriedYet = 'Not tried yet. We are at it.';
export const noPropertyYet = 'Add a property, and we try what its guests will ask.';
export const nowAnswered = '{count, plural, one {One more is answered now.} other {# more are answered now.}}';
export const gaps = 'One tap to fill';
export const gapsAt = 'Not answered at {property}';
export const moreGaps = '{count} more at {property}';
export const seeAll = 'See all {asked} questions';
export const seeFewer = 'See fewer';
export const writeField = 'Fill in “{label}”';
export const writeArticle = 'Write “{label}”';
export const openRules = 'Open your rules';
export const fromNotes = 'From {titles}';
export const choosesAmong = 'They choose among {titles}';
export const noteQuoted = '“{title}”';

// How one went.
export const told = 'Answered';
export const shown = 'Shown to choose from';
export const held = 'A person answers';
export const asksYou = 'Asks you';

// What they are about.
export const coming = 'Arriving and parking';
export const leaving = 'Leaving';
export const internet = 'Wi-Fi, TV and games';
export const comfort = 'Heat, water and outside';
export const sleeping = 'Rooms and beds';
export const kitchen = 'Kitchen';
export const supplies = 'Supplies, laundry and trash';
export const rules = 'House rules';
export const nearby = 'Nearby';

// In the table of properties, and in the first steps.
export const column = 'Guests’ questions';
export const answered = '{told} of {asked}';
export const answeredStale = '{told} of {asked}, trying again';
export const untried = 'Not tried yet';
export const ofNewest = 'At {property}, {told} of the {asked} commonest questions of guests are answered.';
export const seeGaps = 'Answer More';
